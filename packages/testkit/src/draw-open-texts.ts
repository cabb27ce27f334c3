import type { Language } from '@individua/instrument/dimensions'

/** Answers to open prompts as drawn persons give them. */
export const openTexts: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  en: [
    'I usually wait until everybody has gone home, and then I tidy the kitchen and think about what was said.',
    'My garden. Nobody asks anything of me there.',
    'It was my sister who needed me, and I drove through the night without asking why.',
  ],
  sk: [
    'Väčšinou počkám, kým všetci odídu, potom upracem kuchyňu a premýšľam o tom, čo zaznelo.',
    'Moja záhrada. Nikto tam odo mňa nič nechce.',
    'Potrebovala ma sestra, tak som sadla do auta a cestovala celú noc.',
  ],
  de: [
    'Meistens warte ich, bis alle gegangen sind, räume dann die Küche auf und denke darüber nach, was gesagt wurde.',
    'Mein Garten. Dort will niemand etwas von mir.',
    'Meine Schwester brauchte mich, also bin ich die ganze Nacht durchgefahren.',
  ],
}
