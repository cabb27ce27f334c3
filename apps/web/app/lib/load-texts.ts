const loaders = import.meta.glob<object>(
  '../../../../packages/locales/{en,sk,de}/{app,landing,session,legal,assessment,results}.json',
  { import: 'default' },
)

export async function loadTexts(language: string, namespace: string): Promise<object> {
  const load = loaders[`../../../../packages/locales/${language}/${namespace}.json`]
  if (!load) throw new Error(`no texts for ${language}/${namespace}`)
  return load()
}
