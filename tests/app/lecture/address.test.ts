import { expect, it } from 'vitest';
import {
  notesAddress,
  planAddress,
  readLectureAddress,
  roomAddress,
} from '../../../src/app/lecture/address.ts';
import { roomLink } from '../../../src/app/lecture/room/stageController.ts';

it('reads what it writes: a plan, a step of it, its notes', () => {
  expect(readLectureAddress('?page=lecture')).toEqual({ plan: '', step: null, isNotes: false, without: [] });
  expect(readLectureAddress(planAddress('shares-and-rates', ''))).toEqual({
    plan: 'shares-and-rates',
    step: null,
    isNotes: false,
    without: [],
  });
  expect(readLectureAddress(roomAddress('shares-and-rates', 3))).toMatchObject({ step: 3, isNotes: false });
  expect(readLectureAddress(notesAddress('shares-and-rates'))).toMatchObject({ step: null, isNotes: true });
});

it('takes a step that is no number for none', () => {
  for (const step of ['0', '-2', '1.5', 'two', ''])
    expect(readLectureAddress(`?page=lecture&plan=x&step=${step}`).step).toBeNull();
});

it('keeps the theme of the link', () => {
  expect(roomAddress('x', 0, '?page=lecture&theme=dark')).toBe('?page=lecture&plan=x&step=1&theme=dark');
});

it('leaves out the header for the room, and what the scene leaves out', () => {
  const hidden = new URLSearchParams(roomLink('scene=capture&hide=windows,network')).get('hide');
  expect(hidden).toBe('header,windows,network');
  expect(new URLSearchParams(roomLink('scene=capture')).get('hide')).toBe('header');
});
