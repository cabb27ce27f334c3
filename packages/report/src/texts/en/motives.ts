import type { MotiveBook } from '../books.ts'

export const motiveTexts: MotiveBook = {
  independence: {
    core: 'independence',
    pull: 'It asks for room to find out for yourself what is true and where you want to go, with nobody looking over your shoulder.',
    lack: 'so room of one’s own seems less urgent than what happens between people and in plain work',
  },
  mastery: {
    core: 'mastery',
    pull: 'It wants to have an effect: to leave a mark, to overcome something, to see that your effort has changed the outcome.',
    lack: 'so leaving a mark seems less urgent than understanding, company or a settled life',
  },
  belonging: {
    core: 'belonging',
    pull: 'It asks for people: for being wanted, for a laugh that is shared, for a place where your name is known.',
    lack: 'so being wanted by others seems less urgent than going your own way or getting things done',
  },
  stability: {
    core: 'stability',
    pull: 'It asks for something that lasts: an order that holds, a piece of work that stands, people who are looked after.',
    lack: 'so an order that lasts seems less urgent than movement and the freedom to begin again',
  },
}
