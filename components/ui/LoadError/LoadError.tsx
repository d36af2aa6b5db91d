import { Button } from '@/components/ui/Button/Button';
import { Fault } from '@/components/ui/Field/Field.styles';

import { Place } from './LoadError.styles';

interface LoadErrorProps {
  /** Says which content could not be loaded. */
  text: string;
  /** Text of the button. */
  retry: string;
  /** Tries once more. */
  onRetry?: () => void;
}

/**
 * Stands where a part of the page would that did not come, and offers another try.
 * @avoid For an answer of the gateway that failed: that is told by a toast, or by the form.
 * @accessibility The fault is announced at once; the button says what is tried again.
 */
export function LoadError({ text, retry, onRetry }: LoadErrorProps) {
  return (
    <Place>
      <Fault role="alert">{text}</Fault>
      <Button emphasis="quiet" onClick={onRetry}>
        {retry}
      </Button>
    </Place>
  );
}
