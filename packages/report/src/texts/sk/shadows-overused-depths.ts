import type { ShadowDepthBook } from '../depth-books.ts'

export const overusedDepths: ShadowDepthBook = {
  innocent: {
    root: 'Začína sa to často tam, kde bola nádej kedysi jedinou ochranou.',
    tip: 'Vyberte si jednu vec, ktorej sa vyhýbate, a pozrite sa na ňu s človekom, ktorému veríte. Vo dvojici je strach menší.',
    dream: 'V snoch sa môže vracať zalepený list, záves alebo spiaci strážnik.',
  },
  sage: {
    root: 'Začína sa to často tam, kde city neboli také vítané ako dobré odpovede.',
    tip: 'Keď sa pristihnete pri vysvetľovaní, opýtajte sa najprv, kde v tele tú vec cítite. Pomenujte to a až potom dôvod.',
    dream: 'V snoch sa môže vracať sklená stena, mlčiace publikum alebo kniha bez konca.',
  },
  explorer: {
    root: 'Začína sa to často tam, kde blízkosť mala podmienky a cesta nie.',
    tip: 'Pred najbližším odchodom povedzte ľuďom, ktorých sa to týka, čo opúšťate a kedy sa ozvete.',
    dream:
      'V snoch sa môže vracať napoly zbalený kufor, zmeškaná zastávka alebo dom, ku ktorému už niet cesty.',
  },
  outlaw: {
    root: 'Začína sa to často tam, kde sa vlastné miesto dalo získať iba slovom „nie“.',
    tip: 'Vyberte si jeden spor, ktorý stojí za svoju cenu, a ostatné o mesiac odložte. Sila sa ukáže vo výbere.',
    dream:
      'V snoch sa môže vracať väzenie, prenasledovanie alebo dav, v ktorom jednu tvár poznáte.',
  },
  magician: {
    root: 'Začína sa to často tam, kde človekom hýbali iní, až si zaprial, aby sa to už nikdy nestalo.',
    tip: 'Skôr než niečím pohnete, opýtajte sa dotknutých, čo má zostať, a ich odpoveď berte ako súčasť plánu.',
    dream:
      'V snoch sa môže vracať zrkadlo, ktoré ukazuje priveľa, alebo stroj, ktorý nik nevie zastaviť.',
  },
  hero: {
    root: 'Začína sa to často tam, kde si náklonnosť bolo treba zaslúžiť výkonom.',
    tip: 'Povedzte niekomu o jednej veci, ktorú neviete, a nepridávajte, čo s tým urobíte.',
    dream: 'V snoch sa môže vracať zbraň, ktorá zlyhá, alebo vrchol, ktorý sa vzďaľuje.',
  },
  lover: {
    root: 'Začína sa to často tam, kde bola láska neistá a bolo treba na ňu dozerať.',
    tip: 'Jeden večer v týždni nech nepatrí nikomu inému a nechajte si ho aj vtedy, keď niekto zavolá.',
    dream: 'V snoch sa môže vracať ruka, ktorá sa vyšmykne, alebo hlas z vedľajšej izby.',
  },
  jester: {
    root: 'Začína sa to často tam, kde bol smiech najrýchlejšou cestou von z napätého domu.',
    tip: 'Všimnite si denne jeden žart, ktorý prišiel priskoro, a o minútu povedzte, čoho sa týkal.',
    dream: 'V snoch sa môže vracať maska, ktorá nejde dolu, alebo smiech na pohrebe.',
  },
  caregiver: {
    root: 'Začína sa to často tam, kde byť na osoh bolo najistejšou cestou k láske.',
    tip: 'Požiadajte o jednu láskavosť, bez ktorej by ste sa zaobišli, a nechajte toho druhého, nech ju urobí po svojom.',
    dream: 'V snoch sa môže vracať prázdna komora alebo množstvo hostí, ktorých niet čím nakŕmiť.',
  },
  creator: {
    root: 'Začína sa to často tam, kde sa chválili výsledky a nikdy pokusy.',
    tip: 'Určite hodinu, keď dielo odíde z vašich rúk, niekomu ju povedzte a dodržte ju bez posledných úprav.',
    dream: 'V snoch sa môže vracať stena nedokončených obrazov alebo sudca bez tváre.',
  },
  ruler: {
    root: 'Začína sa to často tam, kde sa na nikoho iného nedalo spoľahnúť.',
    tip: 'Odovzdajte jednu úlohu aj s jej chybami a dohodnite si jediný deň, keď sa o nej porozprávate.',
    dream:
      'V snoch sa môže vracať stratený zväzok kľúčov alebo dom, v ktorom cudzí ľudia presúvajú nábytok.',
  },
  citizen: {
    root: 'Začína sa to často tam, kde sa za inakosť raz platilo samotou.',
    tip: 'Pri najbližšom spoločnom rozhodovaní raz povedzte „vidím to inak“, hoci pôjde len o obed.',
    dream:
      'V snoch sa môže vracať rad rovnakých kabátov alebo zrkadlo, v ktorom chýba vlastná tvár.',
  },
}
