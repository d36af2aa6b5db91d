/** Opens the folds around and in the element to which a link on the page leads. */
export function openFolds(id: string) {
  const target = document.getElementById(id);
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  if (target?.matches('li')) target.querySelector('details')?.setAttribute('open', '');
}
