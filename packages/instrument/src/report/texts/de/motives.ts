import type { MotiveBook } from '../report-texts.ts'

export const motiveTexts: MotiveBook = {
  independence: {
    core: 'Unabhängigkeit',
    pull: 'Sie verlangt Raum, um selbst herauszufinden, was stimmt und wohin Sie wollen, ohne dass Ihnen jemand über die Schulter schaut.',
    lack: 'Eigener Raum scheint also weniger zu drängen als das, was zwischen Menschen und in schlichter Arbeit geschieht.',
  },
  mastery: {
    core: 'Wirksamkeit',
    pull: 'Sie verlangt nach Spuren: etwas zu überwinden und zu sehen, dass es ohne Ihren Einsatz anders ausgegangen wäre.',
    lack: 'Spuren zu hinterlassen scheint also weniger zu drängen als Verstehen, Gesellschaft oder ein geordnetes Leben.',
  },
  belonging: {
    core: 'Zugehörigkeit',
    pull: 'Sie verlangt nach Menschen: erwünscht zu sein, gemeinsam zu lachen, einen Ort zu haben, an dem man Ihren Namen kennt.',
    lack: 'Erwünscht zu sein scheint also weniger zu drängen als der eigene Weg oder das, was getan sein will.',
  },
  stability: {
    core: 'Beständigkeit',
    pull: 'Sie verlangt nach etwas, das bleibt: einer Ordnung, die hält, einem Werk, das steht, Menschen, für die gesorgt ist.',
    lack: 'Eine dauerhafte Ordnung scheint also weniger zu drängen als Bewegung und die Freiheit, neu anzufangen.',
  },
}
