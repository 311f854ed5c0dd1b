import type { SeedTickets } from './types'

const day = 24

/** Lo que piden los clientes que escriben en español. */
export const ticketsEs: SeedTickets = {
  demo: [
    {
      title: 'El formulario de citas no confirma desde ayer',
      description:
        'Desde anoche quien agenda por la página ve el mensaje de éxito, pero no le llega la confirmación ni a nosotros el aviso. Ya perdimos tres citas de hoy.\n\nProbé con mi propio correo y tampoco llega.',
      priority: 'urgent',
      hoursAgo: 5,
      lines: [
        { after: 0.4, by: 'team', to: 'in_progress' },
        {
          after: 0.1,
          by: 'team',
          says: 'Gracias por avisar tan rápido, Valeria. Ya lo reprodujimos: los avisos salen, pero el proveedor de correo los está reteniendo. Mientras lo arreglamos, las citas de hoy están en la agenda: te las mandamos en una lista en diez minutos.',
        },
        {
          after: 0.2,
          by: 'team',
          notes:
            'El dominio perdió el registro SPF cuando cambiaron de hosting el martes. Pedirle a Maya acceso al DNS antes de las 3.',
        },
        {
          after: 0.6,
          by: 'client',
          says: 'Recibí la lista, gracias. Quedo atenta: a las 4 empiezan las llamadas de recordatorio.',
        },
        {
          after: 1.2,
          by: 'admin',
          says: 'Ya entran de nuevo. Hicimos una cita de prueba en cada sede y las dos confirmaciones llegaron en menos de un minuto. Dejamos esta solicitud en curso hasta mañana para vigilarlo.',
        },
      ],
    },
    {
      title: 'La página en inglés muestra el horario anterior',
      description:
        'Cambiamos el horario de la sede de Miraflores a partir de este mes (lunes a sábado, de 8:00 a 19:00). En español ya aparece, en inglés sigue el de antes.',
      priority: 'medium',
      hoursAgo: 27,
      lines: [],
    },
    {
      title: 'Agregar a la doctora Salinas al equipo',
      description:
        'La doctora Carmen Salinas se incorpora el lunes. Mando su foto y su texto por correo. ¿Puede quedar lista antes de que empiece?',
      priority: 'high',
      hoursAgo: 3 * day,
      lines: [
        {
          after: 2,
          by: 'team',
          says: 'Recibidos la foto y el texto. Preparamos también la versión en inglés y te la mostramos mañana.',
        },
        { after: 0.1, by: 'team', to: 'in_progress' },
        {
          after: 20,
          by: 'client',
          says: 'Perfecto. Un detalle: es odontopediatra, no odontóloga general. En el texto se me pasó.',
        },
        {
          after: 3,
          by: 'team',
          says: 'Corregido en los dos idiomas. La página sale publicada el domingo a las 6 de la tarde, para que el lunes ya esté.',
        },
      ],
    },
    {
      title: 'El recordatorio por WhatsApp llega dos veces',
      description:
        'A varios pacientes les llega el mismo recordatorio dos veces con un minuto de diferencia. Pasa desde la semana pasada.',
      priority: 'high',
      hoursAgo: 9 * day,
      lines: [
        { after: 3, by: 'team', to: 'in_progress' },
        {
          after: 0.5,
          by: 'team',
          says: 'Encontramos dos recordatorios activos para las citas de seguimiento: el nuevo y el de marzo. Apagamos el viejo y seguimos mirando los envíos de mañana.',
        },
        {
          after: 0.2,
          by: 'team',
          notes: 'El de marzo lo dejamos nosotros encendido al migrar. No facturar el tiempo.',
        },
        { after: 22, by: 'client', says: 'Hoy llegó uno solo a cada quien. ¡Gracias!' },
        { after: 1, by: 'team', to: 'resolved' },
      ],
    },
    {
      title: 'Cambiar el número de teléfono del pie de página',
      description: 'El número del pie es el de la sede anterior. El correcto es +51 1 555 0171.',
      priority: 'low',
      hoursAgo: 31 * day,
      lines: [
        {
          after: 4,
          by: 'team',
          says: 'Listo en todas las páginas y también en el perfil del mapa, que tenía el mismo error.',
        },
        { after: 0.1, by: 'team', to: 'resolved' },
        { after: 6 * day, by: 'admin', to: 'closed' },
      ],
    },
  ],
  others: [
    {
      title: 'El catálogo no muestra los precios de mayoreo',
      description:
        'Los clientes con cuenta de mayoreo ven el precio de menudeo desde el martes. Nos están pidiendo cotización por teléfono.',
      priority: 'high',
      hoursAgo: 2 * day,
      lines: [],
    },
    {
      title: 'Cambiar las fotos de la página de inicio',
      description:
        'Tenemos fotos nuevas de la temporada de cosecha, las dejamos en la carpeta compartida. Las tres primeras son las que más nos gustan.',
      priority: 'medium',
      hoursAgo: 4 * day,
      lines: [
        {
          after: 5,
          by: 'team',
          says: 'Las vimos, están muy bien. ¿La del camión puede ir primero? En el celular se recorta mejor.',
        },
        { after: 0.1, by: 'team', to: 'in_progress' },
      ],
    },
    {
      title: 'Dos párrafos para el boletín de diciembre',
      description: 'Necesitamos dos párrafos sobre la semana de vacunación y el horario de fiestas.',
      priority: 'low',
      hoursAgo: 12 * day,
      lines: [
        {
          after: 20,
          by: 'team',
          says: 'Van los dos párrafos en el documento compartido. Si te parecen bien, salen el jueves.',
        },
        { after: 5, by: 'client', says: 'Aprobados.' },
        { after: 30, by: 'team', to: 'resolved' },
        { after: 5 * day, by: 'team', to: 'closed' },
      ],
    },
    {
      title: 'No podemos entrar a la cuenta de anuncios',
      description: 'Al entrar dice que el acceso fue retirado. Nadie aquí cambió nada.',
      priority: 'urgent',
      hoursAgo: 20,
      lines: [
        { after: 0.5, by: 'team', to: 'in_progress' },
        {
          after: 0.2,
          by: 'team',
          notes: 'Llamar antes de escribir: la última vez fue un intento de robo de la cuenta.',
        },
      ],
    },
  ],
}
