/** Next awaits this before it answers the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { prepareRequests } = await import('./services/pages/arrival/requestStart');
    prepareRequests();
  }
}
