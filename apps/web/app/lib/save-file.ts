/** Long enough for any browser to have begun the download. */
const revokeAfterMs = 60_000

/** Hands a file to the browser to keep. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs)
}
