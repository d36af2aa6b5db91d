/** Whether a fact holds on a day; one without a start has held for as long as we know. @param day ISO date */
export const holdsOn =
  (day: string) =>
  ({ from = day, until = day }: { from?: string; until?: string }): boolean =>
    from <= day && until >= day;
