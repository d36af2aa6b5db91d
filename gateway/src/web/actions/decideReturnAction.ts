'use server';

import { refresh } from 'next/cache';

import { decideReturn } from '../../features/clientFiles/decideReturn';
import { returnDecision } from '../../features/clientFiles/returnDecision';
import type { FormState } from '../forms/formState';
import { check, textsOf } from '../forms/readForm';
import { requireLogin } from '../requireLogin';
import { fileTexts } from '../texts/fileTexts';
import { runFormAction } from './runFormAction';

const fields = ['returnId', 'decision', 'netSales', 'outputTax', 'inputTax', 'question'] as const;

/** Approves a return of who is logged in, or sends it back with a question (requirements, 11.17). */
export async function decideReturnAction(state: FormState, form: FormData): Promise<FormState> {
  const { question, ...sent } = textsOf(form, fields);
  return runFormAction(state, { question }, async (context) => {
    const texts = fileTexts(context.language);
    await requireLogin();
    const { data } = check(returnDecision, { ...sent, question });
    if (data === null)
      return {
        errors: sent.decision === 'question' ? { question: texts.questionMissing } : { form: texts.changed },
      };
    const { returnId, decision, netSales, outputTax, inputTax } = data;
    const figures = { netSales, outputTax, inputTax };
    const result = await decideReturn({ returnId, decision, figures, question }, context);
    refresh();
    if (result !== 'done') return { errors: { form: texts.changed } };
    return { done: decision === 'approve' ? texts.approved : texts.asked };
  });
}
