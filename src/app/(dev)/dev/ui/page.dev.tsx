import { Primitives } from './primitives.dev'

const schemes = ['light', 'dark'] as const

/** Every primitive of src/components/ui in both color schemes, in the sizes of the portal. */
const Page = () => (
  <main className="grid lg:grid-cols-2">
    {schemes.map((scheme) => (
      <div key={scheme} data-scheme={scheme} className="portal bg-ground p-8 text-ink">
        <h1 className="mb-8 text-t3">{scheme}</h1>
        <Primitives id={scheme} />
      </div>
    ))}
  </main>
)
export default Page
