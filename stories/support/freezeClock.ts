/** Countdowns stand still, so that a picture is the same tomorrow. `now` in milliseconds since 1970. */
export function freezeClock(now: number) {
  const running = Date.now;
  Date.now = () => now;
  return () => {
    Date.now = running;
  };
}
