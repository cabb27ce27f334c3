import type { ArchetypeDepthBook } from '../depth-books.ts'

export const belongingDepths: Pick<ArchetypeDepthBook, 'lover' | 'jester' | 'citizen'> = {
  lover: {
    traits: ['blízkosť', 'oddanosť', 'cit pre krásu', 'vrúcnosť'],
    essence:
      'Milovník sa pri všetkom pýta, či sa ho to dotýka. Chce byť nablízku, chce byť dojatý a deň meria chvíľami skutočného stretnutia.',
    raised:
      'Nálady asi vnímate tak, ako iní vnímajú počasie, a niečo krásne vie zmeniť priebeh celého popoludnia. Ľudia, ktorých máte v láske, majú zrejme pocit, že ide naozaj o nich, lebo pozornosť, ktorú im dávate, býva celá. K tejto sile patrí otázka, kde sa končíte vy, keď je niekto veľmi blízko.',
    beside: 'Milovník prináša cit a oko pre to, kvôli čomu námaha stojí za to.',
    context:
      'Táto tvár sa hlási medzi štyrmi očami, pri prestretom stole, pri hudbe, pred obrazom či v krajine.',
    dream:
      'Sen môže priviesť neznámeho človeka, ktorý pôsobí povedome, dom plný svetla alebo lúčenie na schodoch.',
    dreamMeaning:
      'Také postavy môžu niesť to, po čom túžite, a niekedy aj tú vašu časť, ktorá čaká na lásku od vás.',
    balance: {
      exercise:
        'Strávte desať minút osamote s niečím, čo je vám milé, a nikomu o tom nehovorte ani to neukazujte.',
      purpose: 'Blízkosť sa učí začínať pri sebe.',
    },
    practice: {
      exercise: 'Povedzte jednému človeku jednoduchou vetou, čo si na ňom vážite.',
      purpose: 'Vrúcnosť dostane každodennú podobu, ktorá nikoho neprivedie do rozpakov.',
    },
  },
  jester: {
    traits: ['humor', 'hra', 'prítomná chvíľa', 'nadhľad'],
    essence:
      'Šašo trvá na tom, že život sa koná dnes. Veci obracia, až kým neukážu svoju smiešnu stránku, a popritom povie pravdy, aké by vážnej tvári nikto neuveril.',
    raised:
      'Smiechom asi naberáte nové sily a miestnosť, ktorá zadržiava dych, vás môže lákať, aby ste otvorili okno. Učíte sa zrejme tak, že sa s vecou najprv hráte, a až potom čítate návod. K tejto sile patrí otázka, ktorú vetu žart zastupoval.',
    beside: 'Šašo k tomu pridáva ľahkosť a nedovolí ostatným pokladať sa za celú pravdu.',
    context:
      'Túto tvár vidno najmä na oslavách, v trápnom tichu a presne vtedy, keď sa vás rozhovor začne dotýkať.',
    dream:
      'Sen môže všetko popliesť: nesprávne šaty vo vážnej chvíli, zviera za písacím stolom, predstavenie, v ktorom ste zabudli úlohu.',
    dreamMeaning:
      'Taký zmätok môže uvoľniť, čo príliš stuhlo, alebo upozorniť na vážnosť, ktorú prekryl smiech.',
    balance: {
      exercise: 'Na jednu otázku o sebe odpovedzte pravdivo, bez žartu pred ňou aj po nej.',
      purpose: 'Vážne veci zistia, že sa smú vysloviť.',
    },
    practice: {
      exercise: 'Desať minút robte niečo, čo je celkom neužitočné a čo vás teší.',
      purpose: 'Hra dostane svoje miesto skôr, než si ho zaslúži.',
    },
  },
  citizen: {
    traits: ['férovosť', 'spolupatričnosť', 'skromnosť', 'zdravý rozum'],
    essence:
      'Občan chce byť jedným z ostatných, ani nad nimi, ani pod nimi. Verí v spoločný stôl a v to, že každý priloží ruku, a nedôveruje ničomu, čo sa predvádza.',
    raised:
      'Dobre sa asi cítite tam, kde sa so všetkými zaobchádza rovnako a nikto nepotrebuje titul; svoj diel práce zrejme urobíte skôr, než si to niekto všimne. Nováčikovia si k vám môžu ľahko nájsť cestu, lebo na rozdieloch v postavení si nezakladáte. K tejto sile patrí otázka, aký názor by ste mali, keby s ním nikto nemusel súhlasiť.',
    beside: 'Občan dodáva spoločnú reč a zmysel pre to, čo je voči všetkým spravodlivé.',
    context:
      'Najviac priestoru má táto tvár v tímoch, medzi susedmi a v každom rade, na chodbe či v kuchynke, kde sa ľudia dajú do reči.',
    dream:
      'Sen vás môže postaviť do davu, k dlhému stolu bez voľnej stoličky alebo obliecť do cudzej uniformy.',
    dreamMeaning: 'Také výjavy sa môžu pýtať, kam patríte a čo za to miesto platíte.',
    balance: {
      exercise: 'Povedzte jedno svoje prianie skôr, než si vypočujete, čo chcú ostatní.',
      purpose: 'Patriť k iným sa dá aj bez straty vlastnej tváre.',
    },
    practice: {
      exercise: 'Prehoďte pár slov s človekom, ktorého zvyčajne obídete.',
      purpose: 'Byť jedným z mnohých dostane ľudskú tvár.',
    },
  },
}
