/** The samples of a text of Prometheus: what stands before the value, with its labels, by value. */
export function samplesOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
}

/** What the product itself counts, without times. */
export function countsOf(text: string): Record<string, number> {
  const counts = [...samplesOf(text)].filter(
    ([name]) => /^individua_\w+_(total|count)\b/.test(name) && !name.includes('_jobs_total'),
  )
  return Object.fromEntries(counts)
}
