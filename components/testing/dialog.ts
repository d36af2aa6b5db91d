/** jsdom knows `<dialog>` but not its methods; focus handling and inertness are proven in a browser. */
export function installDialogMethods() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
