import { list, number, record, seconds, shown, text } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** A part of a recorded trace from near: what the plot of the stage has a few pixels for. */
export interface CloserPicture {
  readonly name: 'closer';
  /** A recorded trace, such as `queue/S2>S3`. */
  readonly trace: string;
  readonly label: string;
  readonly unit: string;
  /** Seconds. The run goes on to the end of them. */
  readonly from: number;
  readonly to: number;
  /** Both ends of the axis. */
  readonly bottom: number;
  readonly top: number;
  /** Levels, from below: what is between the first and the last of them is the room that the picture is about. */
  readonly lines: readonly { readonly at: number; readonly name: string }[];
}

const level = number(-1e12, 1e12);

export const closer = pictureRule<CloserPicture>({
  settings: {
    trace: text,
    label: text,
    unit: text,
    from: seconds,
    to: seconds,
    bottom: level,
    top: level,
    lines: list(record({ at: level, name: text }), 2),
  },
  together: ({ from, to, bottom, top }) =>
    from < to && bottom < top
      ? null
      : { value: shown([from, to, bottom, top]), expected: 'from < to and bottom < top' },
});
