'use client';

import { useEffect, useRef } from 'react';

import { type Decision, longestQuestion, type ReturnFigures } from '../../domain/clientReturn';
import type { ContentLanguage } from '../../domain/languages';
import { decideReturnAction } from '../actions/decideReturnAction';
import { fileTexts } from '../texts/fileTexts';
import buttons from '../ui/button.module.css';
import { Field } from './Field';
import styles from './form.module.css';
import { FormMessages } from './FormMessages';
import { type FormState, initialState } from './formState';
import { SubmitButton } from './SubmitButton';
import { useForm } from './useForm';

interface ReturnDecisionProps {
  language: ContentLanguage;
  returnId: number;
  /** As they are shown above. */
  figures: ReturnFigures;
  /** Whether the account may still decide; without it only the answer to the last sending is shown. */
  isOpen: boolean;
}

const Hidden = ({
  returnId,
  figures,
  decision,
}: Omit<ReturnDecisionProps, 'language' | 'isOpen'> & { decision: Decision }) => (
  <>
    {Object.entries({ returnId, decision, ...figures }).map(([name, value]) => (
      <input key={name} name={name} type="hidden" value={value} />
    ))}
  </>
);

/** Approves a return, or sends it back with a question. Works without scripts. */
export function ReturnDecision({ language, returnId, figures, isOpen }: ReturnDecisionProps) {
  const texts = fileTexts(language);
  const approval = useForm<FormState>(decideReturnAction, initialState);
  const question = useForm<FormState>(decideReturnAction, initialState);
  const { errors, values } = question.state;
  const sent = question.state.round > 0 ? question.state : approval.state;
  const messages = useRef<HTMLDivElement>(null);
  const hasEnded = sent.round > 0 && !isOpen;
  useEffect(() => {
    // The button that was pressed is gone.
    if (hasEnded) messages.current?.focus();
  }, [hasEnded]);
  return (
    <>
      <div ref={messages} tabIndex={-1}>
        <FormMessages language={language} state={sent} />
      </div>
      {isOpen && (
        <>
          <form {...approval.formProps} className={styles.form}>
            <Hidden decision="approve" figures={figures} returnId={returnId} />
            <p className={styles.hint}>{texts.approveHint}</p>
            <div className={styles.buttons}>
              <SubmitButton isPending={approval.isPending} language={language}>
                {texts.approve}
              </SubmitButton>
            </div>
          </form>
          <details open={Boolean(errors.question)}>
            <summary>{texts.askInstead}</summary>
            <form {...question.formProps} className={styles.form}>
              <Hidden decision="question" figures={figures} returnId={returnId} />
              <Field
                error={errors.question}
                hint={texts.questionHint}
                label={texts.question}
                name={`question-${returnId}`}
              >
                {(control) => (
                  <textarea
                    {...control}
                    className={styles.control}
                    defaultValue={values.question}
                    maxLength={longestQuestion}
                    name="question"
                    rows={4}
                  />
                )}
              </Field>
              <div className={styles.buttons}>
                <button className={buttons.button} type="submit">
                  {texts.ask}
                </button>
              </div>
            </form>
          </details>
        </>
      )}
    </>
  );
}
