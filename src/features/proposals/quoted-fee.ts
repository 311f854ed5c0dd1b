import { amountsIn, canBe, type WrittenAmount } from '@/lib/amounts'
import { isAmount, toMinorUnits, type Currency } from '@/lib/money'

/** Fees that people name in a call, in English and Spanish. Pure: no I/O. What could mean something else is no fee. */

/** The fee that is looked for: an amount a month is no setup fee, and the other way around. */
type FeeField = 'setup_fee' | 'monthly_fee'

/** An amount, and the words of its own before and after it. */
type Named = WrittenAmount & { written: string; before: string; after: string }

const START = '^[\\s,*_~]*'
const MONTH = '(?:month|mo|mes)'
const TIME =
  'hours?|hrs?|h|days?|weeks?|wk|fortnight|quarter|years?|yr|annum|horas?|dias?|semanas?|quincena|bimestre|trimestre|semestre|anos?'
const COUNTED =
  'user|seat|person|head|pop|piece|page|post|article|word|video|photo|session|visit|lead|click|call|email|room|night|location|store|usuario|persona|cabeza|pagina|publicacion|articulo|palabra|sesion|visita|clic|correo|habitacion|noche|sede|tienda'
const RHYTHM =
  'hourly|daily|weekly|biweekly|fortnightly|quarterly|yearly|(?:semi-?)?annual(?:ly)?|anual(?:es|mente)?|semanal(?:es|mente)?|quincenal(?:es)?|bimestral(?:es)?|trimestral(?:es)?|semestral(?:es)?|diari[oa]s?'
const SETUP =
  'set-?\\s?up|up-?\\s?front|one-?\\s?time|once|initial(?:ly)?|inicial(?:es)?|instalacion|configuracion|implementacion|arranque|entrada|inicio'

/** A pattern of whole words, in text without accents. */
const words = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?!\\p{L})`, 'iu')
const atStart = (source: string) => new RegExp(`${START}(?:${source})(?!\\p{L})`, 'iu')
const atEnd = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})[\\s:,(*_~]*$`, 'iu')

const EACH_MONTH = atStart(
  `(?:(?:an?|per|each|every|the|al|por|cada|x|el)\\s(?:single\\s)?|/\\s?)${MONTH}|/\\s?m|monthly|mensual(?:es|mente)?`,
)
const TO_START = atStart(
  `(?:(?:for|as|in|to|de|por|para|of)\\s(?:(?:the|an?|una?|la|el|pago)\\s)*)?(?:${SETUP}|start|begin|kick|empezar|iniciar|comenzar|arrancar)`,
)
const OTHER_UNIT = atStart(
  [
    '(?:percent|per\\s?cent|pct|por\\s?ciento)',
    `(?:per|each|every|cada|/)(?:\\s?(?!(?:${MONTH}|single|the|our|your)(?!\\p{L}))\\p{L}+|\\s*$)`,
    `por\\s(?!(?:el|la|los|las|un|una|unica|todo|todos|toda|ese|esa|este|esta|tu|su|adelantado|ahora|favor|\\p{L}+\\smeses|${MONTH}|${SETUP})(?!\\p{L}))\\p{L}+`,
    `(?:an?|the|la|el|al|a\\sla|una?|one|by\\sthe|x|p/)\\s?(?:${TIME}|${COUNTED})`,
    `each(?!\\s(?:single\\s)?${MONTH}(?!\\p{L}))|apiece|p\\.?a\\.?|${RHYTHM}`,
    'twice|bi-?month(?:ly)?|semi-?monthly|bimensual(?:es|mente)?|bimestral(?:es|mente)?',
  ].join('|'),
)
/** Another unit in a sentence that names no month or start right after the amount. */
const OTHER_RHYTHM = words(
  `${RHYTHM}|(?:per|por|cada|each|every|by\\sthe|al|a\\sla|(?:for|por|de)\\s(?:an?|the|one|una?|el|la|todo\\sel)(?:\\s(?:whole|full))?)\\s(?:${TIME})`,
)

const DISCOUNT =
  'discount\\p{L}*|rebates?|coupon|cheaper|saves?|savings?|descuent\\p{L}+|rebaj\\p{L}+|cupon|ahorr\\p{L}+'
const DISCOUNTED_AFTER = atStart(
  `(?:\\p{L}+[\\s,]+){0,3}?(?:${DISCOUNT}|(?<!(?:kick|start)\\s)off|less|menos)`,
)
const DISCOUNTED_BEFORE = atEnd(
  `(?:${DISCOUNT})(?:[^\\p{L}\\d]+\\p{L}+){0,3}|(?:take|taking|knock)(?:\\soff)?|minus|less|menos`,
)

/** An amount that is not paid to us: what someone spends on ads, pays for rent, sells, loses or gets back. */
const OTHERS_MONEY = words(
  '(?:ads?|media|advertising)\\s(?:spend|budget)|sp(?:end|ends|ending|ent)|gast\\p{L}+|on\\s(?:\\p{L}+\\s)?ads|(?:presupuesto|inversion)\\s(?:de|en|para)\\s(?:\\p{L}+\\s)?(?:anuncios|publicidad|pauta|medios)|en\\s(?:anuncios|publicidad|pauta)|rent|renta|alquiler|(?:in|of|en|de)\\s(?:sales|revenue|ventas|ingresos)|(?:we|i|they|you)\\s(?:make|earn)|earn(?:s|ing)?|gan(?:o|amos|an)|los(?:e|es|ing|t)|pierd\\p{L}+|perd(?:emos|iendo|imos)|refund\\p{L}*|reembols\\p{L}+|salary|sueldo',
)

/** After a count and before an amount: that amount is paid several times, or once for several months. */
const TIMES_BEFORE =
  /^\s*(?:x|×|\*|times|veces|(?:equal\s)?(?:payments?|installments?|pagos?|cuotas?|abonos?|parcialidades)(?:\siguales)?\s(?:of|de|por)|(?:months|meses)\s(?:for|por|a|at))\s*$/iu
/** Between an amount and a count, and what is counted. */
const FOR_BEFORE = /^\s*(?:(?:for|por|durante|during|in|en)\s*)?$/iu
const SEVERAL_MONTHS = /^\s*(?:months|meses)(?!\p{L})/iu
/** Words after 'por' are read as no number: it may be 'cien por ciento'. */
const FOR_MONTHS = atStart('(?:por|durante|for)\\s\\p{L}+\\s(?:meses|months)')
const SEVERAL_TIMES = /^\s*(?:times|veces)(?!\p{L})/iu

/** Says a price, also of a number without a currency. */
const PRICE = words(
  `charg\\p{L}+|costs?|pric(?:es?|ed|ing)|fees?|rates?|retainer|investment|pay(?:s|ing|ments?)?|deposit|quote[ds]?|bill(?:s|ed|ing)?|monthly|${SETUP}|to\\s(?:start|begin|kick)|(?:an?|per|each|every|al|por|cada)\\s${MONTH}|/\\s?${MONTH}|cobr\\p{L}+|cuest\\p{L}+|cost\\p{L}+|vale|valdria|precios?|tarifas?|cuotas?|mensual\\p{L}*|pag(?:o|os|a|as|ar|an|aria\\p{L}*|amos)|inversion|honorarios|para\\s(?:empezar|iniciar|comenzar|arrancar)`,
)
const SAYS_MONTHLY = words(`monthly|mensual\\p{L}*|(?:an?|per|each|every|al|por|cada)\\s${MONTH}`)
const SAYS_SETUP = words(SETUP)
/** What may follow a price that names no currency; another word is what the number counts. */
const FOLLOWS = atStart(
  `and|plus|then|or|but|to|for|per|an?|each|every|as|at|in|on|is|was|would|will|if|the|which|that|so|because|with|total|flat|down|all|y|e|o|pero|al|por|para|el|la|como|con|mas|en|si|seria|es|fij[oa]s?|net[oa]s?|unic[oa]s?|una|monthly|mensual(?:es)?|${SETUP}|de\\s(?:(?:una?|la)\\s)?(?:mensualidad|cuota|pago|${SETUP})`,
)
const MONTH_NAME =
  'january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre'
const DATED = atEnd(
  `(?:(?:prices|rates|precios|tarifas)\\s(?:of|de)|since|in|until|till|by|before|after|during|year|desde|en|del|hasta|antes\\sde|ano|anos|(?:${MONTH_NAME})(?:\\s(?:of|de|del))?)(?:\\s(?:the|el|year|ano))*`,
)
const NUMBERED = atEnd(
  '(?:call(?!\\sit)|phone|mobile|cell|number|dial|text|fax|ext|extension|whatsapp|tel|telefono|celular|movil|numero|llam\\p{L}+|suite)(?:[^\\p{L}\\d]+\\p{L}+){0,4}',
)

/** Says that an amount is not the one that was just named. */
const CORRECTED = words(
  "no[\\s,.…—–-]+(?:sorry|perdon|disculp\\p{L}+|wait|espera|mejor)|(?:sorry|perdon|disculp\\p{L}+|wait|espera)[\\s,.…—–-]+no|mejor\\sdicho|i\\smean|i\\smeant|scratch\\sthat|strike\\sthat|correction|let\\sme\\scorrect|my\\smistake|or\\srather|that['’]?s\\s(?:wrong|not\\sright)|qu(?:ise|iero)\\sdecir|(?:me\\s)?corrijo|rectifico|me\\sequivoque|(?<!(?:te|le|les|lo|se|como|yo)\\s)digo",
)
/** The same, between two amounts. */
const CORRECTED_BETWEEN = words(
  'sorry|perdon|disculp\\p{L}*|wait|espera|actually|rather|instead|en\\srealidad|make\\s(?:it|that)|nope|nah|sino|no(?=\\s*(?:[,.…—–-]|$))',
)
const REFUSED = atEnd(
  'not|no|no\\s(?:son|es|era|seran?|serian?)|isn.t|wasn.t|won.t\\sbe|instead\\sof|rather\\sthan|en\\s(?:vez|lugar)\\sde',
)

const RANGE_BEFORE = atEnd(
  '(?:between|entre|up\\sto|at\\s(?:least|most)|(?:more|less)\\sthan|under|over|from|start(?:s|ing)\\s(?:at|from)|minimum(?:\\sof)?|maximum(?:\\sof)?|upwards\\sof|hasta|desde|a\\spartir\\sde|(?:al|por\\slo)\\smenos|minimo|maximo|mas\\sde|menos\\sde)(?:\\s(?:about|around|roughly|unos|unas|los|las|de))?',
)
const RANGE_AFTER =
  /^\s*\+|^[\s,]*(?:or|and|o|y|en)\s(?:so\s)?(?:more|up|above|less|mas|menos|adelante)(?!\p{L})/iu
const ABOUT = '(?:[\\s,]+(?:about|around|maybe|say|like|unos|unas|los|las|digamos|quizas?))*[\\s,]*$'
/** Between the amounts of a range: 'to', or 'a month to'. */
const RANGE_BETWEEN = new RegExp(
  `^(?:[^\\p{L},.;]+\\p{L}+(?!\\p{L})){0,4}?(?:[^\\p{L},.;]*(?<!\\p{L})(?:to|a|or|o|hasta|through|until)${ABOUT}|\\s*[-–—]\\s*$)`,
  'iu',
)
const BETWEEN = words('between|entre')
const AND_BETWEEN = words('and|y|e')

const SENTENCE_END = /[.;!?…]\s|\n/u
const CLAUSE_END = /[,;.!?…]\s|\n|\s(?:and|plus|then|with|y|mas|luego|con)\s/iu

/**
 * Returns a fee in minor units if its quote names that amount as money or as a price, and as nothing else; otherwise null.
 * An amount by the hour or the year, one of several payments, what someone spends on ads, a discount, a percentage, a year, a phone number, one that was corrected and one of a
 * range are no fee, nor is one of another currency. `units` is the fee as the model answered it, in units of the currency.
 */
export function quotedFee(
  units: number | null,
  quote: string | undefined,
  currency: Currency,
  field?: FeeField,
): number | null {
  if (units === null || !quote || !Number.isFinite(units)) return null
  const fee = toMinorUnits(units, currency)
  const isNamed = feesNamedIn(quote, field).some(
    (amount) => toMinorUnits(amount.units, currency) === fee && canBe(amount, currency),
  )
  return isNamed && isAmount(fee) ? fee : null
}

function feesNamedIn(quote: string, field: FeeField | undefined): WrittenAmount[] {
  const text = quote.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const isOne = ({ start, end }: WrittenAmount) => /^(?:one|una?|uno)$/.test(text.slice(start, end))
  const amounts = amountsIn(text).filter((amount) => !isOne(amount))
  const gaps = amounts.slice(1).map(({ start }, index) => text.slice(amounts[index]?.end, start))
  if (CORRECTED.test(text) || gaps.some((gap) => CORRECTED_BETWEEN.test(gap))) return []
  const named = amounts.map((amount, index): Named => {
    const [left, right] = [gaps[index - 1], gaps[index]]
    return {
      ...amount,
      written: text.slice(amount.start, amount.end),
      before:
        (left === undefined
          ? text.slice(0, amount.start).split(SENTENCE_END)
          : withoutUnit(left).split(CLAUSE_END)
        ).at(-1) ?? '',
      after: (right === undefined
        ? text.slice(amount.end).split(SENTENCE_END)
        : right.split(CLAUSE_END))[0] as string,
    }
  })
  const isRange = (index: number) => {
    const gap = gaps[index]
    if (gap === undefined) return false
    return RANGE_BETWEEN.test(gap) || (BETWEEN.test(named[index]?.before ?? '') && AND_BETWEEN.test(gap))
  }
  /** Whether the number beside an amount says how often it is paid, or for how long. */
  const isPart = (index: number) => {
    const [left, right] = [gaps[index - 1], gaps[index]]
    if (left !== undefined && !named[index - 1]?.isMoney && TIMES_BEFORE.test(left)) return true
    const next = named[index + 1]
    if (right === undefined || !next || next.isMoney || !FOR_BEFORE.test(right)) return false
    const counted = gaps[index + 1] ?? text.slice(next.end)
    return SEVERAL_TIMES.test(counted) || (right.trim() !== '' && SEVERAL_MONTHS.test(counted))
  }
  return named.filter(
    (amount, index) => !isRange(index) && !isRange(index - 1) && !isPart(index) && isFee(amount, field),
  )
}

/** The text after an amount, without the unit of that amount. */
const withoutUnit = (after: string) =>
  after.replace(EACH_MONTH, '').replace(TO_START, '').replace(OTHER_UNIT, '')

function isFee({ isMoney, units, written, before, after }: Named, field: FeeField | undefined): boolean {
  const [isMonthly, isSetup] = [EACH_MONTH.test(after), TO_START.test(after)]
  const rest = after.replace(EACH_MONTH, '').replace(TO_START, '')
  const ofMonth = isMonthly || (!isSetup && SAYS_MONTHLY.test(before))
  const ofStart = isSetup || (!isMonthly && SAYS_SETUP.test(before))
  if ((field === 'setup_fee' && ofMonth) || (field === 'monthly_fee' && ofStart)) return false
  if (OTHER_UNIT.test(after) || OTHER_UNIT.test(rest)) return false
  if (!isMonthly && !isSetup && (OTHER_RHYTHM.test(before) || OTHER_RHYTHM.test(after))) return false
  if (!isMonthly && FOR_MONTHS.test(after)) return false
  if (OTHERS_MONEY.test(before) || OTHERS_MONEY.test(after)) return false
  if (DISCOUNTED_BEFORE.test(before) || DISCOUNTED_AFTER.test(after)) return false
  if (REFUSED.test(before) || RANGE_BEFORE.test(before) || RANGE_AFTER.test(after)) return false
  if (isMoney || isMonthly || isSetup) return true
  const isYear = units >= 1900 && units < 2100 && !/[.,\s]\d/.test(written)
  if ((isYear || units < 32) && DATED.test(before)) return false
  if (NUMBERED.test(before) || /[+#]\s?$/.test(before)) return false
  return (!/^[\s*_~]*\p{L}/u.test(after) || FOLLOWS.test(after)) && (PRICE.test(before) || PRICE.test(after))
}
