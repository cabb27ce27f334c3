import type { MotiveBook } from '../books.ts'

export const motiveTexts: MotiveBook = {
  independence: {
    core: 'Unabhängigkeit',
    pull: 'Es verlangt nach Raum, um selbst herauszufinden, was stimmt und wohin Sie wollen, ohne dass Ihnen jemand über die Schulter schaut.',
    lack: 'Raum für sich scheint Ihnen also weniger dringlich als das, was zwischen Menschen und bei alltäglicher Arbeit geschieht.',
  },
  mastery: {
    core: 'Wirksamkeit',
    pull: 'Es will etwas bewirken: Spuren hinterlassen, Hindernisse überwinden und sehen, dass es ohne Ihren Einsatz anders ausgegangen wäre.',
    lack: 'Spuren zu hinterlassen scheint Ihnen also weniger dringlich als Verstehen, Gesellschaft oder ein geordnetes Leben.',
  },
  belonging: {
    core: 'Zugehörigkeit',
    pull: 'Es verlangt nach Menschen: willkommen zu sein, gemeinsam zu lachen, einen Ort zu haben, an dem man Ihren Namen kennt.',
    lack: 'Willkommen zu sein scheint Ihnen also weniger dringlich als der eigene Weg oder das, was getan werden muss.',
  },
  stability: {
    core: 'Beständigkeit',
    pull: 'Es verlangt nach etwas, das bleibt: nach einer Ordnung, die hält, einem Werk, das steht, und Menschen, für die gesorgt ist.',
    lack: 'Eine dauerhafte Ordnung scheint Ihnen also weniger dringlich als Bewegung und die Freiheit, neu anzufangen.',
  },
}
