// Functions of the script (`../module.ts`). Switches and ports are identified by their indices.

// @ts-expect-error: decorator
@external('script', 'runHosts')
export declare function runHosts(place: i32, ahead: f64): void;

// @ts-expect-error: decorator
@external('script', 'servePorts')
export declare function servePorts(place: i32, limit: f64): void;

// @ts-expect-error: decorator
@external('script', 'passMark')
export declare function passMark(place: i32, mark: f64): void;

// @ts-expect-error: decorator
@external('script', 'visitRm')
export declare function visitRm(port: i32, now: f64, meta: i32, serial: i32): void;

// @ts-expect-error: decorator
@external('script', 'readBins')
export declare function readBins(port: i32): void;

// @ts-expect-error: decorator
@external('script', 'take')
export declare function takeInScript(port: i32, from: usize): usize;

// @ts-expect-error: decorator
@external('script', 'growCells')
export declare function growCells(port: i32): void;
