/**
 * The page numbers to offer, counted from 1: the first, the last, the current one with its neighbours.
 * `null` stands for a gap of more than one page.
 */
export function pagesShown(page: number, pageCount: number): (number | null)[] {
  const wanted = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (candidate) => candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= 1,
  );
  return wanted.flatMap((candidate, index) => {
    const distance = candidate - (wanted[index - 1] ?? 0);
    if (distance === 1) return [candidate];
    return distance === 2 ? [candidate - 1, candidate] : [null, candidate];
  });
}
