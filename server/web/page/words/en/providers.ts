/** Ways into an account by providers. They come with its page alone. */
export const providers = {
  "providers.continue": "Continue with {label}",
  "providers.title": "Other ways in",
  "providers.unlink": "Remove",
  "providers.link": "Add {label}",
  "providers.again": "Sign in again",
  "providers.since": "since {day}",
  "providers.gone": "{label}, which opens nothing here any more",
  "providers.new": "Your new account",
  "providers.by": "You are known now. All that is missing is a name.",
} as const;
