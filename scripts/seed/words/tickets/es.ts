import type { SeedTickets } from './types'

const day = 24

export const ticketsEs: SeedTickets = {
  demo: [
    {
      title: 'El formulario de citas no confirma desde ayer',
      description:
        'Desde anoche quien agenda por la página ve el mensaje de éxito, pero no recibe la confirmación, y a nosotros no nos llega el aviso. Ya perdimos tres citas de hoy.\n\nProbé con mi propio correo y tampoco llega.',
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
            'El dominio perdió el registro SPF con el cambio de hospedaje de esta semana. Pedirle a Maya acceso al DNS antes de que acabe el día.',
        },
        {
          after: 0.6,
          by: 'client',
          says: 'Recibí la lista, gracias. Quedo atenta: más tarde empiezan las llamadas de recordatorio.',
        },
        {
          after: 1.2,
          by: 'admin',
          says: 'Ya entran de nuevo. Hicimos una cita de prueba en cada sede y las dos confirmaciones llegaron en menos de un minuto. Dejamos este ticket en curso hasta mañana para vigilarlo.',
        },
      ],
    },
    {
      title: 'La página en inglés muestra el horario anterior',
      description:
        'Cambiamos el horario de la sede de Miraflores a partir de este mes (lunes a sábado, de 8:00 a.m. a 7:00 p.m.). En español ya aparece, en inglés sigue el de antes.',
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
          says: 'Corregido en los dos idiomas. Publicamos la página el domingo en la tarde, para que el lunes ya esté.',
        },
      ],
    },
    {
      title: 'La confirmación de la cita llega dos veces',
      description:
        'A varios pacientes les llega dos veces el correo que confirma su cita, con un minuto de diferencia. Pasa desde la semana pasada.',
      priority: 'high',
      hoursAgo: 9 * day,
      lines: [
        { after: 3, by: 'team', to: 'in_progress' },
        {
          after: 0.5,
          by: 'team',
          says: 'Encontramos dos confirmaciones activas para las citas de seguimiento: la nueva y la del formulario anterior. Apagamos la anterior y mañana revisamos los envíos.',
        },
        {
          after: 0.2,
          by: 'team',
          notes: 'La del formulario anterior la dejamos encendida nosotros. No facturar el tiempo.',
        },
        { after: 22, by: 'client', says: 'Hoy llegó un solo correo a cada paciente. ¡Gracias!' },
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
      title: 'La página de inscripciones muestra la mensualidad anterior',
      description:
        'Las familias que quieren inscribir a sus hijos ven la mensualidad del ciclo pasado y nos llaman para preguntar cuál es la correcta.',
      priority: 'high',
      hoursAgo: 2 * day,
      lines: [],
    },
    {
      title: 'Cambiar las fotos de la página de inicio',
      description:
        'Tenemos fotos nuevas del patio y de los salones, sin niños. Las dejamos en la carpeta compartida; las tres primeras son las que más nos gustan.',
      priority: 'medium',
      hoursAgo: 4 * day,
      lines: [
        {
          after: 5,
          by: 'team',
          says: 'Las vimos, están muy bien. ¿La del patio puede ir primero? En el celular se recorta mejor.',
        },
        { after: 0.1, by: 'team', to: 'in_progress' },
      ],
    },
    {
      title: 'Dos párrafos para el próximo boletín',
      description: 'Necesitamos dos párrafos sobre las clases para principiantes y el horario nuevo.',
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
