import type { PersonaBook } from '../report-texts.ts'

export const personaTexts: PersonaBook = {
  innocent: {
    face: 'Andere treffen dann auf einen freundlichen, offenen Menschen ohne erkennbare Berechnung und lassen selbst die Deckung sinken. Zweifel bleiben wohl im Haus, sodass man Ihre gute Laune leicht für Ihre ganze Laune hält.',
    card: 'Von außen wirkt er vertrauensvoll, gut gelaunt und leicht zufriedenzustellen. Die freundliche Oberfläche lädt ein und bewahrt Zweifel dort auf, wo niemand nach ihnen fragt.',
  },
  sage: {
    face: 'Andere treffen dann auf einen gefassten Menschen, der erst zuhört und dann mit Gründen antwortet. In einer Diskussion verschafft das Respekt, und mancher bleibt im Unklaren, ob Sie etwas wirklich berührt hat.',
    card: 'Von außen wirkt er nachdenklich, beschlagen und ein wenig kühl. Mit Fragen kommt man gern zu ihm, mit Sorgen zögert man manchmal etwas länger.',
  },
  explorer: {
    face: 'Andere treffen dann auf einen Menschen unterwegs, mit einem Plan, den noch niemand hat, und ohne großes Bedürfnis nach Zustimmung. Das sieht beneidenswert frei aus und lässt manche fragen, wie lange Sie zu bleiben gedenken.',
    card: 'Von außen wirkt er unabhängig, neugierig und schwer festzuhalten. Er bringt Neuigkeiten von anderswo mit, während die, die auf ihn zählen, gern einen Termin hätten.',
  },
  outlaw: {
    face: 'Andere treffen dann auf einen Menschen, der kein Blatt vor den Mund nimmt, nicht aus Höflichkeit nickt und dessen Nein ein Nein ist. Manche atmen auf, andere sind gewarnt, und eine weichere Seite zeigt sich vielleicht erst beim zweiten Treffen.',
    card: 'Von außen wirkt er direkt, unbeeindruckt und allem Schmeicheln abgeneigt. Er reinigt die Luft in einem Raum, auch wenn man sich wappnet, bevor er spricht.',
  },
  magician: {
    face: 'Andere treffen dann auf einen Menschen, der eine Möglichkeit sieht, wo sie ein Problem sahen, und davon spricht, als wäre sie halb verwirklicht. Das beflügelt und verdeckt mitunter, wie oft Sie selbst unsicher sind.',
    card: 'Von außen wirkt er inspiriert, eindringlich und nicht ganz leicht zu lesen. Wer ihm begegnet, geht mit dem Gefühl, dass mehr möglich ist als gedacht.',
  },
  hero: {
    face: 'Andere treffen dann auf einen fähigen Menschen, der die Hand hebt, wenn eine schwere Aufgabe vergeben wird, und Anstrengung selten zeigt. Das weckt Zutrauen, und man vergisst darüber leicht, dass auch Sie eine helfende Hand brauchen könnten.',
    card: 'Von außen wirkt er stark, entschlossen und bereit zur Arbeit. In einer Krise lehnt man sich an ihn und denkt selten daran zu fragen, wie müde er ist.',
  },
  lover: {
    face: 'Andere treffen dann auf einen warmen, ganz anwesenden Menschen, dessen Blick bei dem bleibt, der gerade spricht. Das zieht rasch an, manchmal näher, als Sie vorhatten, und eine höfliche Absage fällt dann schwer.',
    card: 'Von außen wirkt er warm, aufmerksam und angenehm intensiv. In seiner Gesellschaft fühlt man sich ausgewählt und ist überrascht, wenn er einmal Abstand braucht.',
  },
  jester: {
    face: 'Andere treffen dann auf einen schlagfertigen, unterhaltsamen Menschen, der einer Runde die Steifheit nimmt. Das öffnet Türen und kann zur Gewohnheit werden, gerade dann witzig zu sein, wenn Sie gefragt werden möchten, wie es Ihnen geht.',
    card: 'Von außen wirkt er witzig, entspannt und als gute Gesellschaft. Er hält die Runde bei Laune und zeigt die eigenen Sorgen als Letztes.',
  },
  caregiver: {
    face: 'Andere treffen dann auf einen Menschen, der fragt, wie es ihnen geht, und sich die Antwort merkt. Man wendet sich deshalb gern an Sie und übersieht vielleicht, dass auch Sie auf diese Frage eine Antwort hätten.',
    card: 'Von außen wirkt er gütig, verlässlich und hilfsbereit. Man bringt ihm seinen Kummer, und nur wenige kommen darauf, nach seinem eigenen zu fragen.',
  },
  creator: {
    face: 'Andere treffen dann auf einen Menschen mit eigenem Geschmack und eigenen Ideen, der lieber eine Skizze zeigt, als zu plaudern. Das macht Eindruck und sorgt womöglich dafür, dass Kritik am Werk auch Sie trifft.',
    card: 'Von außen wirkt er eigen, wählerisch und versunken in das, was er macht. Man erkennt ihn an der Handschrift, und zu stören wagt man ihn nicht immer.',
  },
  ruler: {
    face: 'Andere treffen dann auf einen gefassten, geordneten Menschen, der weiß, wer wofür zuständig ist. Das beruhigt und hält manche davon ab, Ihnen früh zu sagen, dass etwas schiefläuft.',
    card: 'Von außen wirkt er sicher, geordnet und ans Entscheiden gewöhnt. Man fühlt sich bei ihm in guten Händen und hin und wieder ein wenig beaufsichtigt.',
  },
  citizen: {
    face: 'Andere treffen dann auf einen bodenständigen Menschen, der sich ohne Aufhebens einfügt und die Chefetage nicht anders behandelt als den Neuzugang. Man mag Sie deshalb leicht und übersieht vielleicht, wie sehr Sie sich von Ihrer Umgebung unterscheiden.',
    card: 'Von außen wirkt er freundlich, bescheiden und umgänglich. Er findet fast überall seinen Platz, auf die Gefahr hin, dass sich kaum jemand an ihn erinnert.',
  },
}
