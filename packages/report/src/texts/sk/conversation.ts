import type { ConversationTexts } from '../conversation-texts.ts'

const certainties = {
  clear: 'je zreteľné',
  likely: 'je pravdepodobné',
  quitePossible: 'je celkom možné',
  open: 'je otvorené',
}

export const conversationTexts: ConversationTexts = {
  introduce: {
    portrait: (name) => `Vo vašej správe sa o tom píše v časti „${name}“:`,
    archetype: (name) => `${name} – takto o tejto postave hovorí vaša správa:`,
    persona: (name) => `Jedna z tvárí, ktoré ukazujete, je ${name}:`,
    shadow: (name) => `Jedna z vašich tieňových stránok sa volá „${name}“:`,
    innerOther: (name) => `Váš vnútorný náprotivok má v správe meno „${name}“:`,
    self: () => 'O bytostnom Ja sa vo vašej správe píše:',
    complex: (name) => `Z vašich odpovedí vidno jedno napätie, „${name}“:`,
    dream: () => 'O snoch sa vo vašej správe píše:',
    practice: (name) => `Z časti „${name}“ môžete skúsiť toto:`,
  },
  leading: (names) => `Najsilnejšie postavy vo vašom profile: ${names.join(', ')}.`,
  notLeading: (name) => `${name} nepatrí medzi päť najsilnejších postáv vo vašom profile.`,
  moved: (title) => `O tom sa píše na stránke Môj profil v časti „${title}“.`,
  noComplex:
    'Z vašich odpovedí nevidno nijaké napätie tak jasne, aby sa dalo pomenovať. Opýtať sa môžete napríklad:',
  noMore: 'Viac o tom vo vašej správe nie je, všetko ste už čítali. Opýtať sa môžete napríklad:',
  grounds: 'Opiera sa to o tieto vaše odpovede:',
  scale: {
    '1': 'vôbec nesúhlasím',
    '2': 'nesúhlasím',
    '3': 'ani áno, ani nie',
    '4': 'súhlasím',
    '5': 'úplne súhlasím',
  },
  quote: (question, answer) => `– „${question}“ Vaša odpoveď: „${answer}“`,
  certainty: ({ name, percentage, interval80: [low, high], certainty }) =>
    `${name}: ${percentage}\u00a0%, pravdepodobne medzi ${low}\u00a0% a ${high}\u00a0%. Miesto medzi prvými tromi ${certainties[certainty]}.`,
  aboutRanges:
    'Ak náš model sedí, skutočná hodnota by mala ležať v uvedenom rozpätí asi v 80 prípadoch zo 100. Všetky čísla vás porovnávajú so skupinou z nášho modelu, zatiaľ nie so vzorkou skutočných ľudí.',
  lessCertain:
    'Persony, tieňové stránky a všetko, čo z nich vychádza, sú odvodené z viacerých odhadov, preto sú menej isté než samotné archetypy. Berte ich ako návrh, ktorý si treba overiť.',
  outside:
    'O tom váš profil nerozhodne. Choroby nepomenúva a do budúcnosti nevidí. Viac sa z neho dozviete, keď sa opýtate napríklad:',
  help: 'Odpovedám podľa vášho profilu a slovami vašej správy. Môžete sa opýtať napríklad:',
  ask: {
    ashamed: 'Keby vám to isté o sebe povedal niekto blízky, čo by ste mu odpovedali?',
    glad: 'Komu o tom poviete ako prvému?',
    grieving: 'Čo sa vám vybaví ako prvé, keď si spomeniete?',
    sad: 'Kedy to dnes bolo najťažšie a kde ste vtedy boli?',
  },
  askWhy: 'Opýtajte sa „Prečo?“ a uvediem odpovede, z ktorých to vychádza.',
  suggestions: {
    portrait: 'Aký je môj profil v skratke?',
    archetype: 'Ktoré archetypy sú u mňa najsilnejšie?',
    persona: 'Akú personu ukazujem druhým?',
    shadow: 'Čo sa skrýva v mojom tieni?',
    innerOther: 'Čo profil hovorí o mojom vnútornom náprotivku?',
    self: 'Čo profil hovorí o mojom bytostnom Ja?',
    complex: 'Aké napätia vidno z mojich odpovedí?',
    dream: 'Čo sa môže objaviť v mojich snoch?',
    practice: 'Ktorým cvičením môžem začať?',
  },
}
