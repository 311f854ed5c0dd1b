/** The flags of every browser that tests, screenshots and benches start, also in a container without a network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell otherwise rounds the widths of letters, and loads pictures ahead as on a slow connection.
  '--font-render-hinting=none',
  // The flag replaces that of Playwright, which gives the browser a mouse: those are its other settings.
  `--blink-settings=${[
    'lazyLoadingImageMarginPxUnknown=1250',
    'primaryHoverType=2',
    'availableHoverTypes=2',
    'primaryPointerType=4',
    'availablePointerTypes=4',
  ].join(',')}`,
]
