/** Next awaits this before it answers the first request; it would go on serving errors if this threw. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { keepRequestTargets } = await import('./calls/requestTarget');
  keepRequestTargets();
  const { startOrExit } = await import('./start/start');
  await startOrExit();
}
