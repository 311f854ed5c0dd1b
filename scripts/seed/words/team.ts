import type { Both, MemberWords } from './types'

export const team: { name: string; words: Both<MemberWords> }[] = [
  {
    name: 'Lucía Fernández',
    words: {
      en: {
        title: 'Strategy, Mexico City',
        bio: 'Lucía grew up behind the counter of her parents’ stationery shop and still counts change faster than the register. She decides what comes first, and she’s the one who’ll talk you out of things you don’t need.',
        portrait:
          'Drawn portrait of Lucía Fernández: dark bobbed hair, round yellow earrings, and a yellow top in front of a crimson arch.',
      },
      es: {
        title: 'Estrategia, Ciudad de México',
        bio: 'Lucía creció detrás del mostrador de la papelería de sus papás y todavía da el cambio más rápido que la caja. Decide qué va primero, y si algo no te hace falta, es la primera en decírtelo.',
        portrait:
          'Retrato dibujado de Lucía Fernández: melena corta y oscura, aretes redondos y blusa amarilla, frente a un arco color bugambilia.',
      },
    },
  },
  {
    name: 'Andrés Quispe',
    words: {
      en: {
        title: 'Automation, Lima',
        bio: 'At nineteen, Andrés automated reservations for his aunt’s cevichería, and she still calls when something breaks. He builds the parts nobody sees and writes the manual before he hands anything over.',
        portrait:
          'Drawn portrait of Andrés Quispe: short dark hair, beard, white glasses, and an off-white shirt in front of a blue arch.',
      },
      es: {
        title: 'Automatización, Lima',
        bio: 'A los diecinueve, Andrés le automatizó las reservas a la cevichería de su tía, que hasta hoy lo llama cuando algo falla. Hace lo que nadie ve, y antes de entregarte las llaves escribe el manual.',
        portrait:
          'Retrato dibujado de Andrés Quispe: pelo corto y oscuro, barba, lentes blancos y camisa clara, frente a un arco azul.',
      },
    },
  },
  {
    name: 'Maya Thompson',
    words: {
      en: {
        title: 'Content, Orlando',
        bio: 'Maya wrote for a local newspaper until it closed and never lost the habit of asking one more question. She interviews our clients, writes the English side, and reads everything out loud before it goes out.',
        portrait:
          'Drawn portrait of Maya Thompson: a round dark afro, white earrings, and a blue sweater in front of a white moon.',
      },
      es: {
        title: 'Contenidos, Orlando',
        bio: 'Maya fue reportera de un periódico local hasta que cerró, y se le quedó la costumbre de hacer una pregunta más. Entrevista a los clientes, escribe la parte en inglés y lee todo en voz alta antes de publicarlo.',
        portrait:
          'Retrato dibujado de Maya Thompson: pelo afro, aretes blancos y suéter azul, frente a una luna blanca.',
      },
    },
  },
]
