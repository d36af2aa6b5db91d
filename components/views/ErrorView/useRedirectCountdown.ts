import { useEffect, useState } from 'react';

interface Countdown {
  /** Null until the first second has passed: a page without JavaScript announces nothing that will not happen. */
  secondsLeft: number | null;
  isStopped: boolean;
  stop: () => void;
}

const isPageSeen = () => !document.hidden && document.querySelector('dialog[open]') === null;

/** Counts whole seconds down and calls `onEnd` once at zero. Waits while nobody sees the page: another tab, or the search above it. */
export function useRedirectCountdown(seconds: number, onEnd: () => void): Countdown {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const [isStopped, setIsStopped] = useState(false);

  useEffect(() => {
    if (isStopped) return;
    if (secondsLeft === 0) {
      onEnd();
      return;
    }
    const timer = setInterval(() => {
      if (isPageSeen()) setSecondsLeft((secondsLeft ?? seconds) - 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, secondsLeft, isStopped, onEnd]);

  return { secondsLeft, isStopped, stop: () => setIsStopped(true) };
}
