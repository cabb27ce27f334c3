import { draftOption } from './draft-item.ts'
import type { ChoiceItem } from './item.ts'

export const companyScenarios: readonly ChoiceItem[] = [
  {
    kind: 'choice',
    id: '42a2cc4d-7460-4c7a-9511-d2328988f8a0',
    code: 'group-project',
    text: {
      en: 'On a course you prepare a talk with five strangers. What do you contribute?',
      sk: 'Na kurze pripravujete prezentáciu s piatimi neznámymi ľuďmi. Čím prispejete?',
      de: 'In einem Kurs bereiten Sie mit fünf Unbekannten einen Vortrag vor. Was tragen Sie bei?',
    },
    options: [
      draftOption('innocent', '5470f531-0e10-42b5-8981-e39982e07306', {
        en: 'I believe that we can do it, and I say so.',
        sk: 'Verím, že to zvládneme, a dávam to najavo.',
        de: 'Ich glaube, dass wir das schaffen, und sage das auch.',
      }),
      draftOption('sage', 'fc9cc779-d8d1-4af0-b1f7-86ae681c6f48', {
        en: 'I research the topic and check the sources.',
        sk: 'Preskúmam tému a overím zdroje.',
        de: 'Ich recherchiere das Thema und prüfe die Quellen.',
      }),
      draftOption('explorer', '7de634ee-1cdc-4307-80ec-8c35e77d9ade', {
        en: 'I go out and collect unusual examples on the spot.',
        sk: 'Vyrazím do terénu zbierať nezvyčajné príklady.',
        de: 'Ich ziehe los und sammle ungewöhnliche Beispiele vor Ort.',
      }),
      draftOption('outlaw', '68560692-8cae-4940-b600-e6e3264ccd6b', {
        en: 'I question the assignment and propose something bolder.',
        sk: 'Spochybním zadanie a navrhnem niečo odvážnejšie.',
        de: 'Ich stelle die Aufgabe infrage und schlage etwas Gewagteres vor.',
      }),
      draftOption('magician', '790c39ac-28e4-4a30-a95b-c7d8020560df', {
        en: 'I find the thought that turns our ideas into a whole.',
        sk: 'Nájdem myšlienku, ktorá z našich nápadov urobí celok.',
        de: 'Ich finde den Gedanken, der aus unseren Ideen ein Ganzes macht.',
      }),
      draftOption('hero', '3620df87-58bc-49c2-ac29-050506c45bf3', {
        en: 'I take the hardest part and see it through.',
        sk: 'Vezmem si najťažšiu časť a dotiahnem ju do konca.',
        de: 'Ich übernehme den schwersten Teil und ziehe ihn durch.',
      }),
      draftOption('lover', 'c0845b7e-283e-4675-ba28-0b44394a79fc', {
        en: 'I create a mood in which we grow close.',
        sk: 'Vytvorím atmosféru, v ktorej sa zblížime.',
        de: 'Ich schaffe eine Stimmung, in der wir uns näherkommen.',
      }),
      draftOption('jester', '1aea6828-8717-4835-a5e3-de6aeeda7558', {
        en: 'I see to it that we have plenty to laugh about.',
        sk: 'Postarám sa, aby sme sa pri tom nasmiali.',
        de: 'Ich sorge dafür, dass wir dabei viel zu lachen haben.',
      }),
      draftOption('caregiver', '719cb477-c3a8-427d-a8e4-92aed9965402', {
        en: 'I help those who are struggling with their part.',
        sk: 'Pomôžem tým, ktorí so svojou časťou zápasia.',
        de: 'Ich helfe denen, die sich mit ihrem Teil schwertun.',
      }),
      draftOption('creator', 'fcfab73d-a7a0-440b-8084-04471164c11b', {
        en: 'I design the pictures and give the talk its form.',
        sk: 'Navrhnem obrázky a dám prezentácii tvár.',
        de: 'Ich entwerfe die Bilder und gebe dem Vortrag seine Gestalt.',
      }),
      draftOption('ruler', '7eed5b75-2805-43e1-ac99-de9dfbf50b12', {
        en: 'I divide up the work and watch the schedule.',
        sk: 'Rozdelím úlohy a dohliadnem na termíny.',
        de: 'Ich verteile die Aufgaben und behalte den Zeitplan im Blick.',
      }),
      draftOption('citizen', '2ad25729-e131-4f5e-82a5-bd1b3a3ff71a', {
        en: 'I do my fair share of whatever is needed.',
        sk: 'Poctivo urobím svoj diel práce.',
        de: 'Ich trage meinen Teil zu dem bei, was gerade gebraucht wird.',
      }),
    ],
    status: 'draft',
  },
  {
    kind: 'choice',
    id: 'f02d236d-0e5e-4e0f-938c-15a2201fb35c',
    code: 'dinner-for-eight',
    text: {
      en: 'You have invited eight people to dinner. What do you put your heart into?',
      sk: 'Pozvali ste na večeru osem ľudí. Na čom si dáte záležať?',
      de: 'Sie haben acht Menschen zum Essen eingeladen. Womit geben Sie sich besondere Mühe?',
    },
    options: [
      draftOption('innocent', 'c8e9352e-a20b-4806-be68-7576d2f1a2b1', {
        en: 'I serve simple food that tastes of childhood.',
        sk: 'Podávam jednoduché jedlá, ktoré chutia ako v detstve.',
        de: 'Ich serviere Einfaches, das nach Kindheit schmeckt.',
      }),
      draftOption('sage', '88338380-dbf7-49b2-ac88-99299dabadb5', {
        en: 'I bring up a question that is worth pondering.',
        sk: 'Privediem reč na otázku, nad ktorou sa oplatí premýšľať.',
        de: 'Ich werfe eine Frage auf, die zum Nachdenken anregt.',
      }),
      draftOption('explorer', 'dabdb649-785b-470b-9e03-59e62966314d', {
        en: 'I cook a dish from a country that calls to me.',
        sk: 'Navarím jedlo z krajiny, ktorá ma láka na cesty.',
        de: 'Ich koche ein Gericht aus einem Land, das mich lockt.',
      }),
      draftOption('outlaw', '39209af4-829f-4256-b45a-287a7e77f427', {
        en: 'I raise the topic that is taboo at other tables.',
        sk: 'Vytiahnem tému, ktorá je pri iných stoloch tabu.',
        de: 'Ich spreche das Thema an, das an anderen Tischen tabu ist.',
      }),
      draftOption('magician', '666e5752-fad9-487e-8e9d-3ff8b9f98fd3', {
        en: 'I turn the flat into another world with light.',
        sk: 'Svetlom premením byt na celkom iný svet.',
        de: 'Ich verwandle die Wohnung mit Licht in eine andere Welt.',
      }),
      draftOption('hero', '5e0aa77a-4e2d-4184-89f7-02cf3a810726', {
        en: 'I take on a five-course menu that really tests me.',
        sk: 'Pustím sa do päťchodového menu, ktoré ma preverí.',
        de: 'Ich wage mich an ein Fünf-Gänge-Menü, das mich fordert.',
      }),
      draftOption('lover', 'e9be0f86-2003-476f-bd8d-df31546f52db', {
        en: 'I choose candles and music that go to the heart.',
        sk: 'Vyberiem sviečky a hudbu, ktorá chytí za srdce.',
        de: 'Ich wähle Kerzen und Musik, die zu Herzen geht.',
      }),
      draftOption('jester', '7388ae77-b098-45ae-91df-159bbc5efb34', {
        en: 'I prepare a game that sets the whole table laughing.',
        sk: 'Pripravím hru, pri ktorej sa celý stôl rozosmeje.',
        de: 'Ich bereite ein Spiel vor, bei dem der ganze Tisch lacht.',
      }),
      draftOption('caregiver', 'bbcd864d-3863-4307-9d31-b4ca4a5ff5bb', {
        en: 'I ask beforehand what each guest needs to feel good.',
        sk: 'Vopred zistím, čo komu urobí dobre.',
        de: 'Ich frage vorher, was wem schmeckt und guttut.',
      }),
      draftOption('creator', 'afd2933f-37ed-467e-a7b8-88690df5367e', {
        en: 'I invent dishes that appear in no cookbook.',
        sk: 'Vymyslím jedlá, aké v kuchárskej knihe nenájdete.',
        de: 'Ich erfinde Gerichte, die in keinem Kochbuch stehen.',
      }),
      draftOption('ruler', '1d5961f5-1384-49d2-ab48-e685d77bd30b', {
        en: 'I plan the seating and the evening down to the minute.',
        sk: 'Naplánujem zasadací poriadok a presný priebeh večera.',
        de: 'Ich plane Sitzordnung und Ablauf bis auf die Minute.',
      }),
      draftOption('citizen', 'abd2d6f1-8c09-4eb6-a09b-b536bb2f4eb0', {
        en: 'I let people bring something, and we cook together.',
        sk: 'Každý niečo prinesie a navaríme spoločne.',
        de: 'Ich lasse alle etwas mitbringen, und wir kochen gemeinsam.',
      }),
    ],
    status: 'draft',
  },
]
