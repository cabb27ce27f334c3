import type { ArchetypeDepthBook } from '../depth-books.ts'

export const masteryDepths: Pick<ArchetypeDepthBook, 'outlaw' | 'magician' | 'hero'> = {
  outlaw: {
    traits: ['Offenheit', 'Widerstand', 'Courage', 'Freiheit'],
    essence:
      'Der Rebell prüft, was sich als verbindlich ausgibt. Er spürt, wo eine Ordnung abgestorben ist, und ein ehrlicher Bruch ist ihm lieber als ein Frieden, der nur noch gewahrt wird.',
    raised:
      'Den falschen Ton in einem amtlichen Satz hören Sie vermutlich, bevor Sie den Inhalt verstanden haben, und zu schweigen kostet Sie dann mehr als zu reden. Wer unter Druck steht, sucht womöglich Ihre Nähe, weil Sie vor einem Nein nicht zurückschrecken. Zu dieser Stärke gehört die Frage, was Sie verteidigen, wenn es nichts mehr anzugreifen gibt.',
    beside: 'Der Rebell steuert den Mut bei, abzubrechen, was längst nicht mehr taugt.',
    context:
      'Am ehesten sieht man dieses Gesicht auf Ämtern, in steifer Gesellschaft und dann, wenn jemand Schwächeres bedrängt wird.',
    dream:
      'Ein Traum kann eine Flucht inszenieren, ein Feuer, eine verbotene Tür oder eine fremde Gestalt, die zerbricht, was Sie gehütet haben.',
    dreamMeaning:
      'Solche Bilder können auf eine Regel zeigen, die ihren Grund überlebt hat, und wer im Traum zerbricht, muss kein Feind sein.',
    balance: {
      exercise: 'Sagen Sie vor dem ersten Einwand des Tages in einem Satz, wofür Sie sind.',
      purpose: 'Der Widerstand erinnert sich, wozu er da ist.',
    },
    practice: {
      exercise: 'Sagen Sie ein kleines Nein laut, freundlich und ohne Begründung.',
      purpose:
        'Die Stimme, die widerspricht, bleibt in Übung und muss nicht warten, bis sie schreit.',
    },
  },
  magician: {
    traits: ['Vision', 'Verwandlung', 'Gespür', 'Einfluss'],
    essence:
      'Der Magier sucht den Punkt, an dem eine kleine Änderung das Ganze dreht. Er lebt aus der Überzeugung, dass das Bestehende nur eine der Formen ist, die etwas annehmen kann.',
    raised:
      'Während andere noch beschreiben, wie die Lage ist, sehen Sie wahrscheinlich schon, was aus ihr werden könnte, und trauen wohl Ahnungen, die Sie erst später begründen können. Vielleicht erinnert sich jemand an ein Gespräch mit Ihnen als an die Stelle, an der etwas in Bewegung kam. Zu dieser Stärke gehört die Frage, ob gefragt wurde, wen die Veränderung betrifft.',
    beside: 'Der Magier steuert einen Sinn dafür bei, was aus alldem noch werden könnte.',
    context:
      'Hervor kommt dieses Gesicht vor allem in Krisen, in Gesprächen spät am Abend und dann, wenn es heißt, da lasse sich nichts machen.',
    dream:
      'Ein Traum kann eines ins andere verwandeln: Wasser in Glas, einen Flur in eine Straße, ein vertrautes Gesicht in ein fremdes.',
    dreamMeaning:
      'Solche Verwandlungen können ankündigen, dass etwas unterwegs ist, wofür der Tag noch keine Form hat.',
    balance: {
      exercise:
        'Lassen Sie eine Sache genau so, wie sie ist, obwohl Sie sehen, wie sie besser ginge.',
      purpose: 'Neben dem Möglichen kommt auch das Wirkliche zu Wort.',
    },
    practice: {
      exercise:
        'Benennen Sie ein Ärgernis des Tages und verändern Sie eine einzige Bedingung daran, sei sie noch so klein.',
      purpose: 'Die eigene Wirkung wird sichtbar.',
    },
  },
  hero: {
    traits: ['Mut', 'Ausdauer', 'Wille', 'Einsatz'],
    essence:
      'Der Held wächst am Widerstand: Er nimmt das Schwierige auf sich und will wissen, wozu er fähig ist. Aufzugeben fällt ihm schwerer, als müde zu sein.',
    raised:
      'Wenn es ernst wird, werden Sie wohl eher ruhiger, und eine Aufgabe mit absehbarem Ende gibt Ihnen womöglich mehr Kraft, als sie nimmt. Andere verlassen sich vermutlich darauf, dass Sie einspringen, und fragen nicht immer, ob Sie können. Zu dieser Stärke gehört die Frage, wer Sie an Tagen sind, an denen nichts zu überwinden ist.',
    beside: 'Der Held steuert den Stoß bei, der aus einem Vorsatz den ersten Schritt macht.',
    context:
      'Dieses Gesicht zeigt sich gern unter Zeitdruck, in Notlagen und vor Menschen, auf deren Achtung es Ihnen ankommt.',
    dream:
      'Ein Traum kann Sie klettern oder zu spät kommen lassen oder Sie vor einen Gegner stellen, dessen Gesicht nicht zu erkennen ist.',
    dreamMeaning:
      'Solche Kämpfe können zeigen, wohin die Kraft geht, und der Gegner trägt oft etwas bei sich, das zu wissen sich lohnt.',
    balance: {
      exercise:
        'Beenden Sie eine Aufgabe, solange noch Kraft übrig ist, und sitzen Sie fünf Minuten, ohne sie zu verwenden.',
      purpose: 'Ausruhen hört auf, eine Niederlage zu sein.',
    },
    practice: {
      exercise: 'Tun Sie das Unangenehmste des Tages zuerst, zehn Minuten nach der Uhr.',
      purpose: 'Mut bleibt mit kleinen Gewichten in Übung.',
    },
  },
}
