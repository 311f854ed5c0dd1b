import type { ProposalTemplateWords } from './types'

export const localSeo: ProposalTemplateWords = {
  name: 'Local SEO, up to three locations',
  description: null,
  setupFee: 50_000,
  monthlyFee: 155_000,
  content: {
    en: `## The goal

When someone near one of your locations searches for what you sell, they find you, see that you’re open, and can call with one tap.

## First month

- Profiles on Google and Apple Maps for each location: hours, services, photos, and one phone number.
- The same name, address, and phone number in the twenty directories that matter in your city.
- A page for each location on your website, with directions and prices.

## Every month

- Two posts on each profile, and an answer to every review within two days.
- A request for a review to everyone who bought from you, by email or on paper.
- A list of the searches that brought calls, and what we’ll change because of it.

## What we don’t promise

Nobody can promise first place. We promise the work above and a report that says plainly whether calls went up.`,
    es: `## La meta

Que quien busque cerca de tus locales lo que vendes te encuentre, vea que está abierto y pueda llamarte con un toque.

## Primer mes

- Perfiles en Google y en Apple Maps para cada local: horarios, servicios, fotografías y un solo teléfono.
- El mismo nombre, dirección y teléfono en los veinte directorios que importan en tu ciudad.
- Una página por local en tu sitio, con cómo llegar y precios.

## Cada mes

- Dos publicaciones en cada perfil y respuesta a todas las reseñas en menos de dos días.
- Una invitación a dejar su reseña para cada persona que te compró, por correo o en papel.
- Una lista de las búsquedas que trajeron llamadas y lo que cambiaremos a partir de ella.

## Lo que no prometemos

Nadie puede prometer el primer lugar. Prometemos este trabajo y un reporte que dice con claridad si las llamadas aumentaron.`,
  },
}
