import { processState } from './processState';

const state = processState('shutdown', () => ({ isEnding: false }));

/** Whether this process has been told to end. */
export const isShuttingDown = (): boolean => state.isEnding;

export const beginShutdown = (): void => {
  state.isEnding = true;
};
