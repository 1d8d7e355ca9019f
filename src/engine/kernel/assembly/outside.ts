// What is done outside (`../module.ts`); everything by place.

// @ts-expect-error: decorator
@external('outside', 'runHosts')
export declare function runHostsOutside(place: i32, ahead: f64): void;

// @ts-expect-error: decorator
@external('outside', 'lookAfter')
export declare function lookAfter(place: i32, limit: f64): void;

// @ts-expect-error: decorator
@external('outside', 'pass')
export declare function passOutside(place: i32, mark: f64): void;

// @ts-expect-error: decorator
@external('outside', 'meet')
export declare function meet(port: i32, now: f64, meta: i32, serial: i32): void;

// @ts-expect-error: decorator
@external('outside', 'readBins')
export declare function readBins(port: i32): void;

// @ts-expect-error: decorator
@external('outside', 'take')
export declare function takeOutside(port: i32, from: usize): usize;

// @ts-expect-error: decorator
@external('outside', 'widen')
export declare function widen(port: i32): void;
