/** Milliseconds a statement waits for another process, for example a backup, before it fails. */
export const busyTimeout = 5000;
