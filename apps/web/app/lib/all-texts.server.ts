import type { Language } from '@individua/contract/languages'
import type { Texts } from './i18n.ts'

const files = import.meta.glob<object>(
  '../../../../packages/locales/{en,sk,de}/{app,landing,session,legal,assessment,results}.json',
  { import: 'default', eager: true },
)

export function allTexts(language: Language): Texts {
  const texts: Texts = {}
  for (const [path, content] of Object.entries(files)) {
    const [, folder, namespace] = path.match(/\/(\w+)\/([\w-]+)\.json$/) ?? []
    if (folder === language && namespace) texts[namespace] = content
  }
  return texts
}
