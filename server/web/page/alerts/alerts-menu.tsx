/** What calls the player, to be chosen by him. */
import { Menu } from "../menu.tsx";
import { t } from "../words/index.ts";
import { alerts } from "./settings.ts";
import { sound } from "./sound.ts";

export function AlertsMenu() {
  const { sound: isSounding, volume, notify, vibrate } = alerts.use();
  return (
    <Menu
      className="alerts"
      summary={<span aria-hidden="true">{isSounding ? "♪" : "♪̸"}</span>}
      label={t("alerts.title")}
    >
      <Switch isOn={isSounding} label={t("alerts.sound")} onTurn={(on) => turnSound({ sound: on })} />
      <label>
        {t("alerts.volume")}
        <input
          type="range"
          min="0"
          max="1"
          step="0.1"
          value={volume}
          disabled={!isSounding}
          onChange={(event) => turnSound({ volume: Number(event.target.value) })}
        />
      </label>
      {"Notification" in window && (
        <Switch isOn={notify} label={t("alerts.notify")} onTurn={(on) => void turnNotices(on)} />
      )}
      {"vibrate" in navigator && (
        <Switch isOn={vibrate} label={t("alerts.vibrate")} onTurn={(on) => alerts.keep({ vibrate: on })} />
      )}
    </Menu>
  );
}

function turnSound(change: Parameters<typeof alerts.keep>[0]): void {
  alerts.keep(change);
  sound("asked");
}

/** The browser asks the player once; who says no there keeps it off. */
async function turnNotices(on: boolean): Promise<void> {
  alerts.keep({ notify: on && (await Notification.requestPermission()) === "granted" });
}

interface SwitchOf {
  readonly isOn: boolean;
  readonly label: string;
  onTurn(on: boolean): void;
}

const Switch = ({ isOn, label, onTurn }: SwitchOf) => (
  <label>
    <input type="checkbox" checked={isOn} onChange={(event) => onTurn(event.target.checked)} />
    {label}
  </label>
);
