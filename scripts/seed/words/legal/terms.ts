import type { Both, LegalWords } from '../types'

const en = `
## What these terms cover

They apply when you use this site, its contact form, its client area and the documents you sign in it. They stand between you and Puente, the agency that runs the site. If you act for a company, you confirm that you may do so. A proposal that you sign can say something different from this page; for that project, the proposal wins.

## What we offer

We provide marketing automation, content marketing, SEO and optimization, web development (websites and mobile apps), email marketing, digital advertising, strategic consulting and analytics, which means measuring and reporting what that work brings. What the site says about them is a description, not an offer: the work, its price and its dates are fixed in a proposal.

## The free call

The first call lasts thirty minutes, costs nothing and obliges neither of us. We reply to messages within 24 hours. What we recommend on that call rests on what we can see in that time. Check it before you spend money on it.

## Proposals and signatures

A proposal describes the work, the setup fee and the monthly fee. Once we send it to you, the text you see is frozen. If something has to change, we withdraw it, revise it and send you a new version.

The contract begins when somebody who may sign for your company signs the current version in your client area. You agree that a signature drawn on the screen binds you as one on paper would, where the law allows it. We record what is needed to prove it; the [privacy policy](/privacy-policy) says what. A proposal can carry a date after which it can no longer be accepted.

## Fees and payment

Amounts are in United States dollars unless the proposal names another currency. Taxes are added where they apply. Each invoice shows its due date and how to pay it. Card payments go through Stripe, under Stripe’s own terms. The money you spend on advertising goes from you to the platform and is not part of our fees, unless the proposal says so.

If an invoice stays unpaid after its due date, we write to you first. If it is still open after that, we may pause the work until it is settled.

## What we need from you

We need correct information, access to the accounts we work in, and answers to our questions in reasonable time. You confirm that you may use the texts, pictures, brands and lists of people you give us, and that the people on a mailing list agreed to be on it. If an answer comes late, dates move accordingly.

## What belongs to whom

What you give us stays yours. What we make for you (texts, pictures, designs, code, accounts and lists) is yours once you have paid for it, and accounts are opened in your name from the start. Software of others, such as open-source libraries, fonts or licensed pictures, keeps its own license. Tools and methods that we had before, or that are useful to any client, stay ours, and you may go on using them in your project without time limit.

We mention you by name, show your logo or publish a case study only with your permission.

## Results

We owe you careful work and an honest report, not a certain number of customers. Search engines, networks, mailboxes and your market decide for themselves. The figures on this site have their source beside them, and none of them is a promise for your project.

We may use AI tools to sort, summarize and draft. A person is responsible for what we deliver.

## Services of others

Much of the work runs on platforms that we do not control, such as Google, Meta, LinkedIn, e-mail providers and hosting companies. Their terms apply to you too. When one of them changes its rules or prices, or closes an account, we help you find a way, but we do not answer for their decision.

## Using this site

Please do not try to break into it, overload it, read what belongs to others or use the contact form for advertising. Keep your password to yourself, and tell us if somebody else may know it. Your account is for you; a company can have several. We may block an account that endangers the site or other clients, and we tell you why unless the law forbids it.

The articles on this site are general information. They do not replace advice from a lawyer, an accountant or another professional who knows your case. We try to keep the site available and correct, and we cannot promise that it always is.

## Confidentiality

What you tell us about your business stays between us, during the project and after it. The same goes for our prices and documents. This does not cover what is public already or what a law obliges one of us to disclose.

## Liability

Each of us answers for the damage that it causes on purpose or through gross negligence, and wherever the law does not allow a limit. Beyond that, and as far as the law of your country permits, our total liability for a project is limited to what you paid us for it in the twelve months before the damage, and we do not answer for lost profit. If you use this site as a consumer, the rights that the law gives you remain.

## Ending

Either of us may end monthly services at the end of a month, unless the proposal agrees something else. Work done until then is paid. When we part, we hand over accounts, passwords and files, with a note on where everything is. Signed documents and invoices stay on record as the law requires.

## Law and disputes

The law of the place where the agency that runs this site is established applies, and its courts decide, unless your proposal names another law or the law of your country does not allow that choice. Before that, please talk to us: most disputes end with a call.

## Changes and contact

When these terms change, the date of this page changes. For a project under way, the version of the day you signed goes on. Questions are welcome on the [contact page](/contact), in English or in Spanish.`

const es = `
## De qué tratan estos términos

Aplican cuando usas este sitio, su formulario de contacto, el área de clientes y los documentos que firmas en ella. Son un acuerdo entre tú y Puente, la agencia que opera el sitio. Si actúas por una empresa, confirmas que puedes hacerlo. Una propuesta firmada puede decir algo distinto a esta página; en ese proyecto vale lo que diga la propuesta.

## Lo que ofrecemos

Hacemos automatización de marketing, marketing de contenidos, SEO y optimización, desarrollo web (sitios y aplicaciones móviles), email marketing, publicidad digital, consultoría estratégica y analítica, es decir, medir y reportar lo que ese trabajo deja. Lo que el sitio cuenta de estos servicios es una descripción y no una oferta: el trabajo, el precio y las fechas quedan fijados en una propuesta.

## La llamada gratis

La primera llamada dura treinta minutos, no cuesta nada y no compromete a nadie. Respondemos los mensajes en menos de 24 horas. Lo que te recomendamos en esa llamada se basa en lo que alcanzamos a ver en ese rato. Revísalo con calma antes de gastar en ello.

## Propuestas y firmas

Una propuesta describe el trabajo, la tarifa inicial y la tarifa mensual. Cuando te la enviamos, el texto que ves queda congelado. Si algo tiene que cambiar, la retiramos, la corregimos y te mandamos una versión nueva.

El contrato empieza cuando alguien con facultad para firmar por tu empresa firma la versión vigente en el área de clientes. Aceptas que una firma trazada en la pantalla te obliga igual que una en papel, donde la ley lo permita. Registramos lo necesario para probarla; la [política de privacidad](/es/privacy-policy) dice qué. Una propuesta puede llevar una fecha a partir de la cual ya no se puede aceptar.

## Tarifas y pagos

Los montos están en dólares de Estados Unidos, salvo que la propuesta indique otra moneda. Los impuestos se suman donde correspondan. Cada factura muestra su fecha de vencimiento y la forma de pagarla. Los pagos con tarjeta pasan por Stripe, con los términos propios de Stripe. El dinero que inviertes en anuncios va de ti a la plataforma y no es parte de nuestras tarifas, a menos que la propuesta lo diga.

Si una factura queda sin pagar después de su vencimiento, primero te escribimos. Si aun así sigue pendiente, podemos pausar el trabajo hasta que se liquide.

## Lo que necesitamos de ti

Necesitamos información correcta, acceso a las cuentas en las que trabajamos y respuestas en un tiempo razonable. Confirmas que puedes usar los textos, imágenes, marcas y listas de personas que nos das, y que quienes están en una lista de correo aceptaron estar en ella. Si una respuesta se tarda, las fechas se recorren.

## Qué es de quién

Lo que tú nos das sigue siendo tuyo. Lo que hacemos para ti (textos, imágenes, diseños, código, cuentas y listas) es tuyo cuando lo has pagado, y las cuentas se abren a tu nombre desde el principio. Lo que es de otros, como bibliotecas de código abierto, tipografías o imágenes con licencia, conserva su licencia. Las herramientas y los métodos que ya teníamos, o que le sirven a cualquier cliente, siguen siendo nuestros, y puedes seguir usándolos en tu proyecto sin límite de tiempo.

Solo te mencionamos, mostramos tu logotipo o publicamos tu caso si nos das permiso.

## Resultados

Te debemos un trabajo cuidadoso y un reporte honesto, no un número determinado de clientes. Los buscadores, las redes, los servicios de correo y tu mercado deciden por su cuenta. Las cifras de este sitio tienen su origen al lado, y ninguna es una promesa para tu proyecto.

Podemos usar herramientas de IA para ordenar, resumir y hacer borradores. De lo que te entregamos responde una persona.

## Servicios de terceros

Buena parte del trabajo corre en plataformas que no controlamos, como Google, Meta, LinkedIn, proveedores de correo y empresas de hospedaje. Sus términos también aplican para ti. Si alguna cambia sus reglas o sus precios, o cierra una cuenta, te ayudamos a encontrar una salida, pero no respondemos por su decisión.

## Uso de este sitio

No intentes vulnerarlo, saturarlo, leer lo que es de otras personas ni usar el formulario para anunciarte. Guarda tu contraseña y avísanos si crees que alguien más la conoce. Tu cuenta es personal; una empresa puede tener varias. Podemos bloquear una cuenta que ponga en riesgo el sitio o a otros clientes, y te decimos por qué, salvo que la ley lo prohíba.

Los artículos de este sitio son información general. No sustituyen la asesoría de un abogado, un contador u otro profesional que conozca tu caso. Procuramos que el sitio esté disponible y sin errores, pero no podemos prometer que siempre sea así.

## Confidencialidad

Lo que nos cuentas de tu negocio se queda entre nosotros, durante el proyecto y después. Lo mismo vale para nuestros precios y documentos. Esto no incluye lo que ya es público ni lo que una ley obligue a revelar.

## Responsabilidad

Cada parte responde por los daños que cause con intención o por negligencia grave, y siempre que la ley no permita un límite. Fuera de esos casos, y hasta donde lo permita la ley de tu país, nuestra responsabilidad total por un proyecto se limita a lo que nos pagaste por él en los doce meses anteriores al daño, y no respondemos por ganancias que se dejaron de obtener. Si usas este sitio como consumidor, conservas los derechos que te da la ley.

## Cómo termina

Cualquiera de los dos puede terminar los servicios mensuales al cierre de un mes, a menos que la propuesta acuerde otra cosa. El trabajo hecho hasta ese día se paga. Al despedirnos te entregamos cuentas, contraseñas y archivos, con una nota que dice dónde está cada cosa. Los documentos firmados y las facturas se conservan como lo pide la ley.

## Ley y desacuerdos

Aplica la ley del lugar donde está establecida la agencia que opera este sitio y deciden sus tribunales, salvo que tu propuesta indique otra ley o que la de tu país no permita esa elección. Antes de llegar a eso, hablemos: casi todo se arregla con una llamada.

## Cambios y contacto

Cuando estos términos cambian, cambia la fecha de esta página. Para un proyecto en marcha sigue valiendo la versión del día en que firmaste. Si tienes preguntas, escríbenos desde la [página de contacto](/es/contact), en español o en inglés.`

/** The rules of working together. */
export const terms: Both<LegalWords> = {
  en: {
    metaTitle: 'Terms of Service',
    metaDescription:
      'The rules of working with us: the free call, proposals and signatures, fees, what belongs to whom, what we can promise and how it ends.',
    title: 'Terms of Service',
    lead: 'In short: the first call is free, nothing starts before you sign, and what you have paid for is yours.',
    content: en.trim(),
  },
  es: {
    metaTitle: 'Términos del servicio',
    metaDescription:
      'Las reglas para trabajar juntos: la llamada gratis, las propuestas y firmas, las tarifas, qué es de quién, qué prometemos y cómo termina.',
    title: 'Términos del servicio',
    lead: 'En pocas palabras: la primera llamada es gratis, nada empieza antes de que firmes y lo que pagaste es tuyo.',
    content: es.trim(),
  },
}
