// Loaded before a server of the tests (NODE_OPTIONS=--require=…): its clock is CLOCK_OFFSET_MS ahead of the machine's.
// Timers, files and the database of SQLite keep the machine's clock.
const offset = Number(process.env.CLOCK_OFFSET_MS);
const MachineDate = globalThis.Date;
const now = () => MachineDate.now() + offset;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new MachineDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
MachineDate.prototype.constructor = globalThis.Date;
// Next tells the time by it.
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + offset });
