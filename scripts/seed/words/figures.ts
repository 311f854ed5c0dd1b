import type { Both, FiguresWords } from './types'

/** The four statistics and five claims of the specification, each list with the note on its source. */
export const figures: Both<FiguresWords> = {
  en: {
    statistics: [
      { value: '500+', label: 'projects completed' },
      { value: '98%', label: 'client satisfaction' },
      { value: '15+', label: 'countries' },
      { value: '3x', label: 'average ROI increase' },
    ],
    statisticsSource:
      'From the records of Puente, the sample agency of this site. The agency that runs it puts its own in their place.',
    claims: {
      hoursSaved: { value: '10-15', label: 'hours saved weekly' },
      conversion: { value: '25-40%', label: 'conversion increase' },
      traffic: { value: '150-300%', label: 'organic traffic increase in 6 months' },
      lifetimeValue: { value: '25-40%', label: 'customer lifetime value increase' },
      emailReturn: { value: '$42', label: 'return per $1 of email spend' },
    },
    claimsSource:
      'From client projects of Puente, the sample agency of this site; the agency that runs it puts its own here. Results depend on the trade and the starting point. None is a promise.',
  },
  es: {
    statistics: [
      { value: '500+', label: 'proyectos terminados' },
      { value: '98%', label: 'de satisfacción de clientes' },
      { value: '15+', label: 'países' },
      { value: '3x', label: 'de aumento promedio del ROI' },
    ],
    statisticsSource:
      'Según los registros de Puente, la agencia de muestra de este sitio. La agencia que lo use pondrá los suyos.',
    claims: {
      hoursSaved: { value: '10-15', label: 'horas que recuperas cada semana' },
      conversion: { value: '25-40%', label: 'más conversiones' },
      traffic: { value: '150-300%', label: 'más tráfico orgánico en 6 meses' },
      lifetimeValue: { value: '25-40%', label: 'más valor de cada cliente a lo largo del tiempo' },
      emailReturn: { value: 'US$42', label: 'de retorno por cada dólar invertido en correos' },
    },
    claimsSource:
      'De proyectos con clientes de Puente, la agencia de muestra de este sitio; la agencia que lo use pondrá aquí los suyos. El resultado depende del giro y del punto de partida. Ninguno es una promesa.',
  },
}
