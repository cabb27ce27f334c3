import type { ArchetypeDepthBook } from '../depth-books.ts'

export const masteryDepths: Pick<ArchetypeDepthBook, 'outlaw' | 'magician' | 'hero'> = {
  outlaw: {
    traits: ['priamosť', 'odpor', 'guráž', 'sloboda'],
    essence:
      'Rebel skúša pevnosť všetkého, čo sa tvári záväzne. Vycíti, kde poriadok odumrel, a poctivý rozchod je mu milší než mier, ktorý sa už len udržiava.',
    raised:
      'Falošný tón v úradnej vete asi počujete skôr, než stihnete porozumieť jej obsahu, a mlčať vás potom stojí viac než prehovoriť. Ľudia, na ktorých niekto tlačí, vás môžu vyhľadávať, lebo slova „nie“ sa neľakáte. K tejto sile patrí otázka, čo bránite vtedy, keď už niet na čo útočiť.',
    beside: 'Rebel má odvahu prerušiť, čo už dávno nefunguje.',
    context:
      'Táto tvár sa hlási pri úradoch, v strnulej spoločnosti a vtedy, keď niekto tlačí na slabšieho.',
    dream:
      'Sen môže rozohrať útek, oheň, zakázané dvere alebo cudzinca, ktorý rozbije, čo ste strážili.',
    dreamMeaning:
      'Také obrazy môžu ukazovať na pravidlo, ktoré prežilo svoj dôvod, a ten, kto v sne rozbíja, nemusí byť nepriateľ.',
    balance: {
      exercise: 'Skôr než dnes prvý raz namietnete, povedzte jednou vetou, za čo ste.',
      purpose: 'Odpor si spomenie, na čo je dobrý.',
    },
    practice: {
      exercise: 'Povedzte nahlas jedno malé „nie“, láskavo a bez zdôvodnenia.',
      purpose: 'Hlas, ktorý namieta, zostane v cviku a nemusí čakať, kým sa z neho stane krik.',
    },
  },
  magician: {
    traits: ['vízia', 'premena', 'tušenie', 'vplyv'],
    essence:
      'Mág hľadá bod, v ktorom malá zmena otočí celok. Žije z presvedčenia, že to, čo je dnes, je len jedna z podôb, aké môže vec mať.',
    raised:
      'Zatiaľ čo iní ešte opisujú, aká situácia je, vy asi vidíte, čím by sa mohla stať, a zrejme dôverujete tušeniam, ktoré viete odôvodniť až neskôr. Niekto si možno rozhovor s vami pamätá ako chvíľu, keď sa čosi pohlo. K tejto sile patrí otázka, či sa niekto opýtal tých, ktorých sa zmena týka.',
    beside: 'Mág tuší, čo všetko by z toho ešte mohlo byť.',
    context:
      'Túto tvár vidno najmä v kríze, pri rozhovoroch neskoro večer a vtedy, keď niekto povie, že sa nedá nič robiť.',
    dream:
      'V sne sa môže jedna vec meniť na druhú: voda na sklo, chodba na ulicu, známa tvár na neznámu.',
    dreamMeaning: 'Také premeny môžu ohlasovať, že prichádza niečo, na čo deň ešte nemá tvar.',
    balance: {
      exercise: 'Nechajte jednu vec presne takú, aká je, hoci vidíte, ako by sa dala zlepšiť.',
      purpose: 'Popri tom, čo by mohlo byť, dostane slovo aj to, čo je.',
    },
    practice: {
      exercise: 'Pomenujte jednu nepríjemnosť dňa a zmeňte na nej jedinú okolnosť, hoc aj malú.',
      purpose: 'Vlastný účinok na veci sa stane viditeľným.',
    },
  },
  hero: {
    traits: ['odvaha', 'vytrvalosť', 'vôľa', 'pohotovosť'],
    essence:
      'Hrdina rastie na odpore: púšťa sa do ťažkého a chce zistiť, čoho je schopný. Vzdať sa je preňho horšie než ustať.',
    raised:
      'Keď ide do tuhého, asi sa skôr upokojíte a úloha s viditeľným koncom vám môže dodať viac síl, než vám vezme. Iní sa na váš zásah zrejme spoliehajú, občas bez toho, aby sa opýtali, či vládzete. K tejto sile patrí otázka, kým ste v dňoch, keď netreba nič prekonať.',
    beside: 'Hrdina dáva impulz, ktorý zo zámeru urobí prvý krok.',
    context:
      'Najviac priestoru má táto tvár v časovej tiesni, v núdzi a pred ľuďmi, na ktorých uznaní vám záleží.',
    dream:
      'Sen vás môže nechať šplhať, meškať alebo stáť proti súperovi, ktorému nevidno do tváre.',
    dreamMeaning:
      'Také zápasy môžu ukázať, kam odchádza sila, a súper často nesie niečo, čo sa oplatí vedieť.',
    balance: {
      exercise:
        'Jednu úlohu ukončite, kým ešte máte silu, a päť minút seďte bez toho, aby ste ju použili.',
      purpose: 'Oddych prestane byť prehrou.',
    },
    practice: {
      exercise: 'Najmenej príjemnú vec dňa urobte ako prvú, desať minút podľa hodín.',
      purpose: 'Odvaha sa udržiava v kondícii malými závažiami.',
    },
  },
}
