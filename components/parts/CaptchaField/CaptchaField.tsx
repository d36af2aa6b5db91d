import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef } from 'react';

import { Button } from '@/components/ui/Button/Button';
import { Fault, Hint } from '@/components/ui/Field/Field.styles';
import { useLocale } from '@/services/hooks/useLocale';

import { Group, Legend, Place } from './CaptchaField.styles';
import { useScript } from './useScript';

interface CaptchaFieldProps {
  /** Address of the script that makes `<slider-captcha>` work; docs/captcha.md says what it has to do. */
  script: string;
  /** Nothing is loaded before somebody uses the form. */
  isNeeded: boolean;
  /** A new value starts anew: the token was used. */
  round: number;
  /** The error in one sentence, and how to correct it. */
  error?: string;
  /** Gets the token of a solved captcha, and an empty text once it is past its time. */
  onToken: (token: string) => void;
}

/** Methods of the custom element; undefined before its script has run. */
type Widget = HTMLElement & { reset?: () => void };

/**
 * Confirms that a person is at the form, by a picture or by work of the device.
 * @avoid In front of reading or searching. Where the server can count tries instead.
 * @accessibility A slider by keyboard too, and work of the device for who cannot see the picture; nothing
 *   has to be solved by sight alone.
 */
export function CaptchaField({ script, isNeeded, round, error, onToken }: CaptchaFieldProps) {
  const { t } = useTranslation('captcha');
  const locale = useLocale();
  const id = useId();
  const widget = useRef<Widget>(null);
  const { state, retry } = useScript(script, isNeeded);

  useEffect(() => {
    const element = widget.current;
    const onSolved = (event: Event) => onToken((event as CustomEvent<{ token: string }>).detail.token);
    const onExpired = () => onToken('');
    element?.addEventListener('captcha-solved', onSolved);
    element?.addEventListener('captcha-expired', onExpired);
    return () => {
      element?.removeEventListener('captcha-solved', onSolved);
      element?.removeEventListener('captcha-expired', onExpired);
    };
  }, [onToken]);

  useEffect(() => {
    if (round > 0) widget.current?.reset?.();
  }, [round]);

  return (
    <Group aria-describedby={error ? id : undefined}>
      <Legend>{t('label')}</Legend>
      <Place aria-live="polite">
        {state === 'waiting' && <Hint>{t('waiting')}</Hint>}
        {state === 'loading' && <Hint>{t('loading')}</Hint>}
        {state === 'failed' && (
          <>
            <Fault>{t('failed')}</Fault>
            <Button emphasis="quiet" onClick={retry}>
              {t('retry')}
            </Button>
          </>
        )}
        <slider-captcha
          ref={widget}
          lang={locale}
          data-invalid={error ? true : undefined}
          hidden={state !== 'ready'}
        />
      </Place>
      {error && <Fault id={id}>{error}</Fault>}
    </Group>
  );
}
