import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentPropsWithRef } from 'react';

import { Field, type FieldTexts } from '@/components/ui/Field/Field';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';

import { Input, Reveal, Rule, Rules, Secret } from './PasswordField.styles';

interface PasswordFieldProps
  extends Omit<FieldTexts, 'hint'>, Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  /** Names of the button that shows what was typed, and hides it again. */
  showLabel: string;
  /** Name of the button while the password can be read. */
  hideLabel: string;
  /** The rules for a new password, each with whether it is met. */
  rules?: { label: string; isMet: boolean }[];
  /** Read out with a rule that is kept. */
  metLabel?: string;
}

/**
 * A password that can be looked at: whoever sees it types it right. Every other property goes to the native
 * input.
 * @avoid For codes that were sent: a `TextField` with `inputMode` shows what is typed.
 * @accessibility Can be pasted into and shown; each rule says aloud when it is kept.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, showLabel, hideLabel, rules = [], metLabel, ...native } = props;
  const [isShown, setIsShown] = useState(false);
  const rulesId = useId();
  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <Secret>
            <Input
              autoCapitalize="none"
              spellCheck={false}
              {...native}
              {...control}
              type={isShown ? 'text' : 'password'}
              aria-describedby={
                [rules.length > 0 && rulesId, control['aria-describedby']].filter(Boolean).join(' ') ||
                undefined
              }
            />
            <Reveal
              type="button"
              aria-label={isShown ? hideLabel : showLabel}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
            </Reveal>
          </Secret>
          {rules.length > 0 && (
            <Rules id={rulesId}>
              {rules.map(({ label: rule, isMet }) => (
                <Rule key={rule} $isMet={isMet}>
                  {rule}
                  {isMet && metLabel && <VisuallyHidden>{metLabel}</VisuallyHidden>}
                </Rule>
              ))}
            </Rules>
          )}
        </>
      )}
    </Field>
  );
}
