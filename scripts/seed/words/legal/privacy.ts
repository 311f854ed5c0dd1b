import type { Both, LegalWords } from '../types'

const en = `
## Who we are

Puente is a marketing agency with offices in Orlando, Mexico City and Lima. When this page says “we”, it means the agency that runs this site and answers for the data described here. You reach us through the [contact page](/contact), where our e-mail address and telephone number also stand.

We provide these services: marketing automation, content marketing, SEO and optimization, web development, email marketing, digital advertising, strategic consulting, and analytics, which means measuring the results of that work. This page is about the data we receive through this site and in our own dealings with you. When we handle your customers’ data for you, the contract between us says how.

## What you send us

The contact form asks for your name, your e-mail address and a message. Your telephone number, your company and the service you are interested in are optional. With the form we also receive:

- the address of the page from which you sent it, and the page that led you there, when your browser tells us;
- the campaign parameters of the link you followed (the parts that begin with “utm”), which tell us which ad, letter or post brought you;
- the language of the page, so that we answer in it.

We use this to reply to you, to prepare a proposal if you ask for one, and to see which of our own marketing is of use. From some of it we work out a simple score that helps us decide whom to call first. It decides nothing else, and a person reads every message.

## What we send back

After you write, you get one automatic e-mail that confirms your message and repeats it. We do not add you to a newsletter because you wrote to us.

## Clients and accounts

If you become a client, we also keep your account (name, e-mail address, a protected form of your password, language), proposals, invoices and support tickets. When you sign a proposal on this site, we record your signature, the version you signed, the time, your network address and your browser, because that is what proves the agreement to both sides.

Payments go through Stripe. Your card details go to Stripe and not to our server.

Our staff may use a language model to draft a proposal from notes or from the transcript of a call. The provider of that model then receives those notes. It does not set prices, and a person checks every draft before you see it. If you do not want your notes handled this way, tell us and we write it by hand.

## Cookies and your browser’s memory

We use few, each for one purpose:

- **Session.** Two cookies, only when you sign in. One keeps you signed in; the other lets the page show the right links. They go when you sign out or when the session runs out.
- **Language.** A cookie remembers the language you chose, for one year. In the staff area another does the same.
- **Form.** If you send the contact form without JavaScript and it fails, a cookie brings back what you typed. It lasts ten minutes.
- **Campaign of this visit.** Your browser keeps the campaign parameters in its session memory until you close the tab. They reach us only if you send the form.
- **First visit.** If you agree to it, a cookie remembers for six months which campaign, site and page first brought you here. Without your consent it is not set.
- **Counting visits.** The last part of this page says whether a tool for it is in use, which one, what it keeps, and how you take back your consent.

## Who helps us

We do not sell your data. Companies that do a job for us receive what that job needs and nothing more:

- the hosting provider that runs the server and the database;
- the e-mail provider that delivers our messages;
- the storage provider that keeps pictures and files;
- Stripe, for payments;
- the provider of the language model, for drafts of proposals;
- the provider of the analytics tool, if one is in use.

Some of them, and our own three offices, may be in a country other than yours. We also hand over data when a law or a court obliges us to.

## How long we keep it

- Messages from the contact form stay until they are no longer needed to answer you or to work with you, or until you ask us to delete them. Deleting one removes its history too.
- What our automatic e-mails said is emptied from our records ninety days after they were sent.
- A form that failed expires after ten minutes and is then deleted.
- Network addresses used to stop floods of requests go soon after their limit has run out.
- Signed proposals and paid invoices stay as long as tax and contract law require, also if you ask us to delete the rest.
- Backup copies follow a little later, when they are replaced.

## How we protect it

The site is served over an encrypted connection. Passwords are never stored as you type them. Staff see what their role allows, and clients see only their own papers. No system is perfect: if something happens that puts your data at risk, we tell you what happened and what to do.

## Your rights

You can ask us what we hold about you, have it corrected or deleted, receive a copy, object to a use, or take back a consent. In Mexico and Peru these are known as ARCO rights; several states of the United States and other countries grant similar ones. Use the [contact page](/contact). We may ask you to show that it is really you. If our answer does not satisfy you, you can turn to the data protection authority where you live.

This site is for businesses and is not directed at children.

## Changes

When this page changes, its date changes with it. If the change matters to clients, we also write to them.`

const es = `
## Quiénes somos

Puente es una agencia de marketing con oficinas en Ciudad de México, Lima y Orlando. Cuando aquí decimos «nosotros», hablamos de la agencia que opera este sitio y que responde por los datos que se describen en esta página. Nos encuentras en la [página de contacto](/es/contact), donde también están nuestro correo y nuestro teléfono.

Estos son nuestros servicios: automatización de marketing, marketing de contenidos, SEO y optimización, desarrollo web, email marketing, publicidad digital, consultoría estratégica y analítica, es decir, medir los resultados de ese trabajo. Esta página trata de los datos que recibimos por el sitio y en nuestra relación contigo. Cuando trabajamos con datos de tus clientes por encargo tuyo, lo que vale es lo que diga nuestro contrato.

## Lo que tú nos mandas

El formulario de contacto te pide nombre, correo y un mensaje. El teléfono, la empresa y el servicio que te interesa son opcionales. Junto con el formulario nos llega:

- la dirección de la página desde la que escribiste y la página que te llevó ahí, si tu navegador la comparte;
- los parámetros de campaña del enlace que seguiste (las partes que empiezan con «utm»), que nos dicen qué anuncio, correo o publicación te trajo;
- el idioma de la página, para contestarte en ese idioma.

Con eso te respondemos, te preparamos una propuesta si la pides y vemos qué parte de nuestro propio marketing sirve de algo. Con algunos de esos datos calculamos un puntaje sencillo que nos ayuda a decidir a quién llamar primero. No decide nada más, y cada mensaje lo lee una persona.

## Lo que te mandamos de vuelta

Cuando nos escribes, recibes un solo correo automático que confirma tu mensaje y lo repite. No te apuntamos a ningún boletín por habernos escrito.

## Clientes y cuentas

Si te vuelves cliente, guardamos además tu cuenta (nombre, correo, una forma protegida de tu contraseña, idioma), tus propuestas, tus facturas y tus solicitudes de soporte. Cuando firmas una propuesta en este sitio, registramos tu firma, la versión que firmaste, la hora, tu dirección de red y tu navegador, porque eso es lo que le da certeza al acuerdo para ambas partes.

Los pagos pasan por Stripe. Los datos de tu tarjeta llegan a Stripe, no a nuestro servidor.

Nuestro equipo puede usar un modelo de lenguaje para hacer el borrador de una propuesta a partir de notas o de la transcripción de una llamada. En ese caso, el proveedor del modelo recibe esas notas. El modelo no pone precios, y una persona revisa cada borrador antes de que lo veas. Si prefieres que tus notas no pasen por ahí, avísanos y la escribimos a mano.

## Cookies y memoria de tu navegador

Usamos pocas, cada una para una sola cosa:

- **Sesión.** Son dos cookies y solo existen si entras a tu cuenta. Una mantiene tu sesión; la otra sirve para mostrarte los enlaces correctos. Se van cuando cierras sesión o cuando la sesión vence.
- **Idioma.** Una cookie recuerda durante un año el idioma que elegiste. En el área del equipo hay otra que hace lo mismo.
- **Formulario.** Si mandas el formulario sin JavaScript y algo falla, una cookie te devuelve lo que habías escrito. Dura diez minutos.
- **Campaña de esta visita.** Tu navegador guarda los parámetros de campaña en su memoria de sesión hasta que cierras la pestaña. Solo nos llegan si mandas el formulario.
- **Primera visita.** Si nos das permiso, una cookie recuerda por seis meses qué campaña, qué sitio y qué página te trajeron por primera vez. Sin tu consentimiento no se crea.
- **Medición de visitas.** La última parte de esta página dice si se usa una herramienta para eso, cuál es, qué guarda y cómo retiras tu permiso.

## Quiénes nos ayudan

No vendemos tus datos. Las empresas que hacen un trabajo para nosotros reciben lo que ese trabajo necesita y nada más:

- el proveedor de hospedaje, donde están el servidor y la base de datos;
- el proveedor de correo, que entrega nuestros mensajes;
- el proveedor de almacenamiento, que guarda imágenes y archivos;
- Stripe, para los pagos;
- el proveedor del modelo de lenguaje, para los borradores de propuestas;
- el proveedor de la herramienta de medición, si hay una en uso.

Algunas de esas empresas, y nuestras tres oficinas, pueden estar en un país distinto al tuyo. También entregamos datos cuando una ley o un juez nos obliga.

## Cuánto tiempo los guardamos

- Los mensajes del formulario se quedan hasta que ya no hacen falta para responderte o trabajar contigo, o hasta que nos pidas borrarlos. Al borrar uno se borra también su historial.
- El contenido de nuestros correos automáticos se vacía de los registros noventa días después de enviarlos.
- Un formulario que falló vence a los diez minutos y después se borra.
- Las direcciones de red que usamos para frenar envíos masivos se borran poco después de que vence su límite.
- Las propuestas firmadas y las facturas pagadas se quedan el tiempo que pidan las leyes fiscales y de contratos, aunque nos pidas borrar lo demás.
- Las copias de respaldo se ponen al día un poco después, cuando se reemplazan.

## Cómo los protegemos

El sitio usa una conexión cifrada. Las contraseñas nunca se guardan tal como las escribes. El equipo ve lo que su función le permite, y cada cliente ve solo sus papeles. Ningún sistema es perfecto: si pasa algo que ponga en riesgo tus datos, te decimos qué pasó y qué hacer.

## Tus derechos

Puedes preguntarnos qué datos tuyos tenemos, pedir que los corrijamos o los borremos, recibir una copia, oponerte a un uso o retirar un permiso. En México y en Perú se conocen como derechos ARCO; en otros países y en varios estados de Estados Unidos hay derechos parecidos. Escríbenos desde la [página de contacto](/es/contact). Es posible que te pidamos comprobar que eres tú. Si nuestra respuesta no te convence, puedes acudir a la autoridad de protección de datos del lugar donde vives.

Este sitio es para negocios y no está dirigido a menores de edad.

## Cambios

Cuando esta página cambia, cambia también su fecha. Si el cambio les importa a nuestros clientes, además les escribimos.`

/** What happens with data, as this product really handles it. */
export const privacy: Both<LegalWords> = {
  en: {
    metaTitle: 'Privacy Policy',
    metaDescription:
      'What we receive when you write to us, what we use it for, who helps us, how long we keep it and how to have it deleted. In plain words.',
    title: 'Privacy Policy',
    lead: 'In short: we use what you send us to answer you and to work with you. We do not sell it, and you can have it deleted.',
    content: en.trim(),
  },
  es: {
    metaTitle: 'Política de privacidad',
    metaDescription:
      'Qué recibimos cuando nos escribes, para qué lo usamos, quién nos ayuda, cuánto tiempo lo guardamos y cómo pedir que lo borremos.',
    title: 'Política de privacidad',
    lead: 'En pocas palabras: usamos lo que nos mandas para responderte y trabajar contigo. No lo vendemos, y puedes pedir que lo borremos.',
    content: es.trim(),
  },
}
