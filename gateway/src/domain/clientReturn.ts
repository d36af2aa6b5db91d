import type { Bilingual } from './languages';

/** The states of a return in a client file: staff prepares it, the account decides, the licensed adviser files it. */
export const returnStates = ['inPreparation', 'toApprove', 'questioned', 'approved', 'filed'] as const;
export type ReturnState = (typeof returnStates)[number];

export const returnStateNames: Record<ReturnState, Bilingual> = {
  inPreparation: { en: 'In preparation', de: 'In Vorbereitung' },
  toApprove: { en: 'Awaiting approval', de: 'Wartet auf Freigabe' },
  questioned: { en: 'Sent back with a question', de: 'Mit Rückfrage zurückgegeben' },
  approved: { en: 'Approved', de: 'Freigegeben' },
  filed: { en: 'Filed', de: 'Eingereicht' },
};

/** Characters of a question about a return. */
export const longestQuestion = 2000;

/** What an account decides about a return. */
export const decisions = ['approve', 'question'] as const;
export type Decision = (typeof decisions)[number];

export const stateAfter: Record<Decision, ReturnState> = { approve: 'approved', question: 'questioned' };

/** In the smallest unit of the currency. */
export interface ReturnFigures {
  netSales: number;
  outputTax: number;
  inputTax: number;
}

/** Below zero where the office pays back. */
export const payableOf = ({ outputTax, inputTax }: ReturnFigures): number => outputTax - inputTax;

/** What staff may do with a return. To approve and to ask is for the account alone. */
const staffMoves: Record<ReturnState, readonly ReturnState[]> = {
  inPreparation: ['toApprove'],
  toApprove: ['inPreparation'],
  questioned: ['inPreparation', 'toApprove'],
  approved: ['inPreparation', 'filed'],
  filed: [],
};

export const mayStaffMove = (from: ReturnState | undefined, to: ReturnState): boolean =>
  from === undefined
    ? to === 'inPreparation' || to === 'toApprove'
    : from === to || staffMoves[from].includes(to);

/** ReturnFigures that were approved stay as they were approved. */
export const areFiguresFixed = (state: ReturnState): boolean => state === 'approved' || state === 'filed';

/** Returns whose figures the account sees. */
export const isShown = (state: ReturnState): boolean => state !== 'inPreparation';
