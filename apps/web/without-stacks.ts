import type { Plugin } from 'vite'

const signal = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g
const signals = 5

/**
 * React makes the errors that it only compares by identity while its file is evaluated. A browser under
 * inspection, such as that of Lighthouse, reads the whole file anew for the stack of the first one: a
 * slow phone's 50 ms. Without an inspector it takes a tenth of that. Nothing reads these stacks.
 */
export function withoutStacks(): Plugin {
  return {
    name: 'without-stacks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => leaveOutStacks(code),
    },
  }
}

/** @throws Error when React makes another number of them */
export function leaveOutStacks(code: string): string {
  const found = code.match(signal)?.length
  if (found !== signals) throw new Error(`without-stacks.ts: React has ${found} such errors`)
  return code.replace(signal, '$1Object.create(Error.prototype, { message: { value: $2 } })')
}
