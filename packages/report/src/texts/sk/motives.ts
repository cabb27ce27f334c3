import type { MotiveBook } from '../books.ts'

export const motiveTexts: MotiveBook = {
  independence: {
    core: 'túžba po nezávislosti',
    pull: 'Žiada si priestor, v ktorom na vlastnej koži zistíte, čo je pravda a kam chcete ísť, a nikto vám pritom nehľadí cez plece.',
    lack: 'takže vlastný priestor je pre vás zrejme menej naliehavý než to, čo sa deje medzi ľuďmi a v bežnej práci',
  },
  mastery: {
    core: 'túžba niečo dokázať',
    pull: 'Žiada si účinok: zanechať stopu, niečo prekonať a vidieť, že bez vašej námahy by to dopadlo inak.',
    lack: 'takže zanechať stopu je pre vás zrejme menej naliehavé než porozumenie, spoločnosť či usporiadaný život',
  },
  belonging: {
    core: 'túžba niekam patriť',
    pull: 'Žiada si ľudí: niekoho, kto vás chce mať pri sebe, spoločný smiech a miesto, kde vás poznajú po mene.',
    lack: 'takže priazeň druhých je pre vás zrejme menej naliehavá než vlastná cesta alebo hotová práca',
  },
  stability: {
    core: 'túžba po stálosti',
    pull: 'Žiada si niečo, čo vydrží: poriadok, ktorý drží, dielo, ktoré stojí, a ľudí, o ktorých je postarané.',
    lack: 'takže trvalý poriadok je pre vás zrejme menej naliehavý než pohyb a možnosť začať odznova',
  },
}
