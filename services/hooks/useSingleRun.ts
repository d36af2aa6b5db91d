import { useRef, useState } from 'react';

/** `work`, one run at a time: what is asked for in the middle of one is dropped, so nothing is sent twice. */
export function useSingleRun<A extends unknown[]>(work: (...given: A) => Promise<void>) {
  const isBusy = useRef(false);
  const [isRunning, setIsRunning] = useState(false);

  async function run(...given: A) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsRunning(true);
    try {
      await work(...given);
    } finally {
      isBusy.current = false;
      setIsRunning(false);
    }
  }

  return { run, isRunning };
}
