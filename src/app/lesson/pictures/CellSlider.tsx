interface CellSliderProps {
  readonly className: string | undefined;
  readonly label: string;
  /** From 0 to this many cells. */
  readonly most: number;
  readonly steps: number;
  readonly value: number;
  /** The value as it is spoken, with its unit. */
  readonly spoken: string;
  readonly onChange: (cells: number) => void;
}

/** Sets a number of cells. */
export function CellSlider({ className, label, most, steps, value, spoken, onChange }: CellSliderProps) {
  return (
    <label className={className}>
      {label}
      <input
        type="range"
        min={0}
        max={most}
        step={most / steps}
        value={value}
        aria-valuetext={spoken}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </label>
  );
}
