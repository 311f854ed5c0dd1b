import { answer, details, startModelServer, stream, type Reply } from './model-server'
import { startPurgeServer } from './purge-server'
import { startStripeServer, stripeTestKey } from './stripe-server'

/** The transcript of the call that the model of the browser tests understands. */
export const callTranscript = [
  '[00:14] Daniela: Cuéntame quién eres y cómo venden hoy.',
  '[00:22] Guillermo: Soy Guillermo Echeverría Montes de Oca, el dueño. La Ferretería del Valle, desde 1974.',
  '[03:08] Guillermo: Queremos una tienda en línea con el inventario de las tres.',
  '[05:47] Guillermo: Que los pedidos lleguen a la sucursal más cercana y que le avise al cliente.',
  '[14:32] Guillermo: Mira, con unos 2,500 dólares para arrancar estaríamos bien.',
].join('\n')

const found = details({
  first_name: { value: 'Guillermo', quote: 'Soy Guillermo Echeverría Montes de Oca' },
  last_name: { value: 'Echeverría Montes de Oca', quote: 'Soy Guillermo Echeverría Montes de Oca' },
  company_name: { value: 'Ferretería del Valle', quote: 'La Ferretería del Valle' },
  title: {
    value: 'Tienda en línea para tres sucursales',
    quote: 'una tienda en línea con el inventario de las tres',
  },
  service_type: { value: 'Web Development', quote: 'una tienda en línea con el inventario de las tres' },
  description: {
    value: 'Tienda en línea con el inventario de tres sucursales.',
    quote: 'Que los pedidos lleguen a la sucursal más cercana',
  },
  setup_fee: { value: 2500, quote: 'con unos 2,500 dólares para arrancar' },
  // Nobody said it: the quote is not in the call.
  monthly_fee: { value: 99, quote: '99 dólares al mes' },
})

const written = [
  '## Lo que nos pediste\n\nTres sucursales, **un solo inventario**.\n\n',
  '## Lo que haremos\n\n- Catálogo\n- Pedidos\n\n',
  '| Concepto | Precio |\n|---|---|\n| Arranque | 2500 USD |\n| Extra | $77 |\n',
]

const reply: Reply = (response, request) =>
  (request.body.stream ? stream(written) : answer(found))(response, request)

/**
 * Starts the services that the site of the browser tests talks to: a language model, Stripe and a CDN. Returns the environment
 * variables that name them.
 */
export async function startServices() {
  const [model, stripe, cdn] = await Promise.all([
    startModelServer(reply),
    startStripeServer(),
    startPurgeServer(),
  ])
  return {
    env: {
      MODEL_URL: model.url,
      MODEL_API_KEY: 'test-key',
      MODEL_NAME: 'test-model',
      STRIPE_URL: stripe.url,
      STRIPE_SECRET_KEY: stripeTestKey,
      CDN_PURGE_URL: cdn.url,
      CDN_PURGE_TOKEN: 'test-token',
    },
    stop: () => {
      model.close()
      stripe.stop()
      return cdn.stop()
    },
  }
}
