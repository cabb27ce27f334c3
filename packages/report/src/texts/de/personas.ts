import type { PersonaBook } from '../books.ts'

export const personaTexts: PersonaBook = {
  innocent: {
    encounter:
      'Andere treffen dann auf einen freundlichen, offenen Menschen ohne erkennbare Berechnung und werden selbst weniger wachsam. Ihre Zweifel behalten Sie wohl für sich, sodass man Ihre gute Laune leicht für das ganze Bild hält.',
    card: 'Von außen wirkt er vertrauensvoll, gut gelaunt und leicht zufriedenzustellen. Die freundliche Oberfläche lädt ein und bewahrt Zweifel dort auf, wo niemand nach ihnen fragt.',
  },
  sage: {
    encounter:
      'Zu sehen ist dann ein gefasster Mensch, der erst zuhört und dann mit Gründen antwortet. In einer Diskussion verschafft das Respekt, und manche bleiben im Unklaren, ob etwas Sie wirklich berührt hat.',
    card: 'Von außen wirkt er nachdenklich, beschlagen und ein wenig kühl. Mit Fragen kommt man gern zu ihm, mit Sorgen zögert man manchmal etwas länger.',
  },
  explorer: {
    encounter:
      'Man begegnet dann einem Menschen, der gerade von irgendwo kommt, eigene Pläne hat und nicht auf Zustimmung wartet. Das sieht beneidenswert frei aus und lässt manche fragen, wie lange Sie wohl bleiben.',
    card: 'Er tritt unabhängig und neugierig auf und ist schwer festzuhalten. Er bringt Neuigkeiten von anderswo mit, während die, die auf ihn zählen, gern einen Termin hätten.',
  },
  outlaw: {
    encounter:
      'Andere erleben dann einen Menschen, der kein Blatt vor den Mund nimmt, nicht aus Höflichkeit nickt und auch bei seinem Nein bleibt. Manche atmen auf, andere sind gewarnt, und eine weichere Seite zeigt sich vielleicht erst beim zweiten Treffen.',
    card: 'Nach außen ist er direkt, schwer zu beeindrucken und allem Schmeicheln abgeneigt. Er sagt, was in der Luft liegt, und man wappnet sich ein wenig, bevor er das Wort ergreift.',
  },
  magician: {
    encounter:
      'Man begegnet dann einem Menschen, der eine Möglichkeit sieht, wo andere ein Problem sehen, und davon spricht, als wäre sie schon halb verwirklicht. Das beflügelt und verdeckt mitunter, wie oft Sie selbst unsicher sind.',
    card: 'Von außen wirkt er inspiriert, eindringlich und nicht ganz leicht zu durchschauen. Wer ihm begegnet, geht mit dem Gefühl, dass mehr möglich ist als gedacht.',
  },
  hero: {
    encounter:
      'Zu sehen ist dann ein fähiger Mensch, der die Hand hebt, wenn eine schwere Aufgabe vergeben wird, und sich Anstrengung selten anmerken lässt. Das weckt Zutrauen, und man vergisst darüber leicht, dass auch Sie eine helfende Hand brauchen könnten.',
    card: 'Er tritt stark und entschlossen auf und packt sichtbar mit an. In einer Krise lehnt man sich an ihn und fragt selten, wie müde er eigentlich ist.',
  },
  lover: {
    encounter:
      'Andere erleben dann einen warmherzigen, ganz anwesenden Menschen, dessen Blick beim Gegenüber bleibt. Das zieht sie rasch heran, manchmal näher, als Sie es vorhatten, und eine höfliche Absage fällt dann schwer.',
    card: 'Nach außen ist er herzlich, aufmerksam und angenehm intensiv. In seiner Gesellschaft fühlt man sich gemeint und ist überrascht, wenn er einmal Abstand braucht.',
  },
  jester: {
    encounter:
      'Andere treffen dann auf einen schlagfertigen, unterhaltsamen Menschen, der einer Runde die Steifheit nimmt. Das öffnet Türen und kann zur Gewohnheit werden, gerade dann witzig zu sein, wenn Sie gefragt werden möchten, wie es Ihnen geht.',
    card: 'Er tritt witzig und entspannt auf, und man hat ihn gern dabei. Er hält die Runde bei Laune und zeigt die eigenen Sorgen als Letztes.',
  },
  caregiver: {
    encounter:
      'Man begegnet dann einem Menschen, der fragt, wie es einem geht, und sich die Antwort merkt. Man wendet sich deshalb gern an Sie und übersieht vielleicht, dass auch Sie auf diese Frage eine Antwort hätten.',
    card: 'Auf andere wirkt er gütig, verlässlich und hilfsbereit. Man bringt ihm seinen Kummer, und nur wenige kommen darauf, nach seinem eigenen zu fragen.',
  },
  creator: {
    encounter:
      'Andere erleben dann einen Menschen mit eigenem Geschmack und eigenen Ideen, der lieber eine Skizze zeigt, als zu plaudern. Das macht Eindruck und sorgt womöglich dafür, dass Kritik am Werk auch Sie trifft.',
    card: 'Auf andere wirkt er eigen, wählerisch und versunken in das, was er macht. Man erkennt ihn an der Handschrift, und zu stören wagt man ihn nicht immer.',
  },
  ruler: {
    encounter:
      'Zu sehen ist dann ein besonnener, gut organisierter Mensch, der weiß, wer wofür zuständig ist. Das beruhigt und hält manche davon ab, Ihnen früh zu sagen, dass etwas schiefläuft.',
    card: 'Auf andere wirkt er sicher, gut organisiert und ans Entscheiden gewöhnt. Man fühlt sich bei ihm in guten Händen und hin und wieder ein wenig beaufsichtigt.',
  },
  citizen: {
    encounter:
      'Andere treffen dann auf einen bodenständigen Menschen, der sich ohne Aufhebens einfügt und die Chefetage nicht anders behandelt als den Neuzugang. Man mag Sie deshalb schnell und übersieht vielleicht, wie sehr Sie sich von Ihrer Umgebung unterscheiden.',
    card: 'Nach außen ist er freundlich, bescheiden und umgänglich. Er findet fast überall seinen Platz, auf die Gefahr hin, dass sich kaum jemand an ihn erinnert.',
  },
}
