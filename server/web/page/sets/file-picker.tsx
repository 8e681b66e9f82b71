/** A button that takes a file with a set. */
interface FilePickerOf {
  readonly label: string;
  onFile(file: File | undefined): void;
}

export const FilePicker = ({ label, onFile }: FilePickerOf) => (
  <label className="button file-picker">
    {label}
    <input
      type="file"
      className="unseen"
      accept=".json,application/json"
      onChange={({ target }) => {
        onFile(target.files?.[0]);
        // The browser tells nothing where the same file is chosen again, and its author has mended it meanwhile.
        target.value = "";
      }}
    />
  </label>
);
