import type { Both, ServiceWords } from '../types'

export const webDevelopment: Both<ServiceWords> = {
  en: {
    metaTitle: 'Websites and mobile apps that open fast',
    metaDescription:
      'Websites, online shops, and mobile apps in English and Spanish, quick on an ordinary phone and easy for you to edit. The code and domain are yours.',
    title: 'Web development',
    subtitle: 'Websites and mobile apps',
    description: 'Websites and mobile apps that open fast on an ordinary phone.',
    bullets: [
      'A website in two languages that you can edit',
      'Online shops, bookings, and quotes',
      'Mobile apps when a website isn’t enough',
      'A move from your old site without losing traffic',
      'Code, domain, and hosting in your name',
    ],
    benefit: 'More of the people who already visit get in touch.',
    heroText:
      'Your customer has an ordinary phone, a weak signal, and one free hand. We build for that person first, in English and Spanish.',
    lists: [
      {
        kind: 'solutions',
        title: 'Six things we build and fix',
        items: [
          {
            title: 'A site from scratch',
            text: 'A few pages that say what you do, where, for how much, and how to reach you.',
          },
          {
            title: 'A site that’s gotten old',
            text: 'We keep what works, rebuild the rest, and point every old link to its new page.',
          },
          {
            title: 'Two languages, one site',
            text: 'Each page has its twin, with its own text and its own address for search engines.',
          },
          {
            title: 'Forms that arrive',
            text: 'Every message is saved before the visitor reads “sent,” and you get an alert.',
          },
          {
            title: 'Connections',
            text: 'Calendar, payments, inventory, WhatsApp: what you already use, connected to the site.',
          },
          {
            title: 'Care after launch',
            text: 'Updates, backups we’ve tested by restoring them, and a person to call.',
          },
        ],
      },
      {
        kind: 'websites',
        title: 'Websites',
        items: [
          { title: 'Business sites', text: 'Who you are, what you do, how to find you.' },
          { title: 'Online shops', text: 'Catalog, cart, payment, and shipping that work on a phone.' },
          { title: 'Booking sites', text: 'Open slots on screen, deposits if you want them.' },
          { title: 'Landing pages', text: 'One page, one offer, for one campaign.' },
        ],
      },
      {
        kind: 'mobile',
        title: 'Mobile apps',
        items: [
          { title: 'iPhone and Android', text: 'One project for both stores, under your account.' },
          {
            title: 'Sites you can install',
            text: 'A website with its own icon on the phone, no app store needed.',
          },
          { title: 'Apps for your team', text: 'Routes, orders, and checklists, even with a weak signal.' },
          { title: 'Loyalty and reorders', text: 'Points, favorites, and “the same as last time.”' },
        ],
      },
      {
        kind: 'technologies',
        title: 'What we build with',
        items: [
          { title: 'React and Next.js', text: 'Pages prepared in advance, so they open right away.' },
          { title: 'React Native for apps', text: 'One codebase for both kinds of phone.' },
          { title: 'Payload and WordPress', text: 'Editors you can use without calling us.' },
          { title: 'PostgreSQL databases', text: 'Open, widely used, and easy to take with you.' },
        ],
      },
    ],
  },
  es: {
    metaTitle: 'Sitios web y aplicaciones que abren rápido',
    metaDescription:
      'Sitios, tiendas en línea y aplicaciones en español y en inglés, rápidos en cualquier celular y fáciles de editar. El código y el dominio son tuyos.',
    title: 'Desarrollo web',
    subtitle: 'Sitios y aplicaciones móviles',
    description: 'Sitios y aplicaciones que abren rápido en cualquier celular.',
    bullets: [
      'Un sitio en dos idiomas que editas tú',
      'Tiendas, reservas y cotizaciones en línea',
      'Aplicaciones, cuando el sitio no alcanza',
      'Mudanza de tu sitio viejo sin perder visitas',
      'Código, dominio y hospedaje a tu nombre',
    ],
    benefit: 'Más de quienes ya te visitan te escriben.',
    heroText:
      'Tu cliente trae un celular sencillo, poca señal y una sola mano libre. Construimos primero para esa persona, en español y en inglés.',
    lists: [
      {
        kind: 'solutions',
        title: 'Seis cosas que hacemos y arreglamos',
        items: [
          {
            title: 'Un sitio desde cero',
            text: 'Pocas páginas que dicen qué haces, dónde, cuánto cuesta y cómo encontrarte.',
          },
          {
            title: 'Un sitio que envejeció',
            text: 'Dejamos lo que sirve, rehacemos lo demás y cada dirección vieja lleva a su página nueva.',
          },
          {
            title: 'Dos idiomas, un sitio',
            text: 'Cada página tiene su gemela, con su propio texto y su propia dirección para los buscadores.',
          },
          {
            title: 'Formularios que sí llegan',
            text: 'El mensaje se guarda antes de que tu visita lea «enviado», y a ti te llega el aviso.',
          },
          {
            title: 'Conexiones',
            text: 'Agenda, pagos, inventario, WhatsApp: lo que ya usas, unido al sitio.',
          },
          {
            title: 'Cuidado después',
            text: 'Actualizaciones, respaldos que ya probamos restaurar y alguien a quien llamar.',
          },
        ],
      },
      {
        kind: 'websites',
        title: 'Sitios web',
        items: [
          { title: 'Sitio de tu negocio', text: 'Quién eres, qué haces y cómo llegar.' },
          { title: 'Tienda en línea', text: 'Catálogo, carrito, pago y envío, cómodos en el celular.' },
          { title: 'Sitio con reservas', text: 'Horas libres a la vista y anticipo, si lo pides.' },
          { title: 'Página de campaña', text: 'Una página y una oferta, para una sola campaña.' },
        ],
      },
      {
        kind: 'mobile',
        title: 'Aplicaciones móviles',
        items: [
          { title: 'iPhone y Android', text: 'Un proyecto para las dos tiendas, con tu cuenta.' },
          {
            title: 'Sitios que se instalan',
            text: 'Tu sitio con ícono en el celular, sin pasar por una tienda.',
          },
          { title: 'Para tu equipo', text: 'Rutas, pedidos y listas, aunque haya poca señal.' },
          { title: 'Puntos y repetir pedido', text: 'Recompensas, favoritos y «lo mismo de la otra vez».' },
        ],
      },
      {
        kind: 'technologies',
        title: 'Con qué lo construimos',
        items: [
          { title: 'React y Next.js', text: 'Páginas que ya están listas cuando alguien las pide.' },
          { title: 'React Native en móviles', text: 'Un mismo código para los dos tipos de celular.' },
          { title: 'Payload y WordPress', text: 'Editores que usas sin tener que llamarnos.' },
          { title: 'Bases de datos PostgreSQL', text: 'Abiertas, conocidas y fáciles de llevarte.' },
        ],
      },
    ],
  },
}
