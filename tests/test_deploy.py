"""What `deploy/` and the operator's pages name exists: variables, flags, files, ports, nodes, metrics.

Programs that read these files are asked by `python -m tools.check_deploy`, where they are installed.
"""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from cardhouse.cli import main
from cardhouse.server.config import Config
from cardhouse.server.http.api import ENDPOINTS
from cardhouse.server.metrics import HELP
from tools import check_deploy

HOME = Path(__file__).parent.parent
DEPLOY = HOME / "deploy"
PAGES = [*sorted(DEPLOY.rglob("*.*")), DEPLOY / "Dockerfile", HOME / "docs/hosting.md", HOME / "docs/scaling.md"]
YAML = [page for page in PAGES if page.suffix in (".yaml", ".yml")]
PORT = Config().port
ASKED = {line.path for line in ENDPOINTS} | {"/metrics", "/admin", "/admin/", "/"}


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def documents(page: Path) -> list[Any]:
    parts = re.split(r"^---$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return [msgspec.yaml.decode(part) for part in parts]


def compose(name: str) -> dict[str, Any]:
    (document,) = documents(DEPLOY / name)
    return dict(document)


def named(page: Path) -> Any:
    return str(page.relative_to(HOME))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_variable_and_flag_is_one_of_ours(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    ours = {f.name.upper() for f in fields(Config)} | {"SKIP_WEB"}
    assert set(re.findall(r"CARDHOUSE_([A-Z_]+)", text)) <= ours
    shown = CliRunner().invoke(main, ["serve", "--help"]).output
    for served in re.findall(r"cardhouse serve([^\n`\]]*)", text):
        for flag in re.findall(r"--[a-z-]+", served):
            assert flag in shown, flag


@pytest.mark.parametrize("page", YAML, ids=named)
def test_yaml_is_yaml(page: Path) -> None:
    assert all(isinstance(document, dict) for document in documents(page))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_file_of_ours_that_is_named_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for path in re.findall(r"\b((?:deploy|docs|bench)/[\w@./-]*\w)", text):
        assert (HOME / path).exists(), path


def test_nothing_names_where_packages_and_images_come_from() -> None:
    for page in (*YAML, DEPLOY / "Dockerfile"):
        for image in re.findall(r"^\s*(?:image:|FROM) *(\S+)", page.read_text(encoding="utf-8"), re.MULTILINE):
            assert "/" not in image and (":" in image or image == "cardhouse"), image


# -- the image


def test_the_image_has_what_it_installs() -> None:
    text = read("Dockerfile")
    extras = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(re.findall(r"\[([a-z]+)\]\"", text)) == {"cluster"} <= set(extras)
    assert f"EXPOSE {PORT}\n" in text and f":{PORT}/health'" in text and "/health" in ASKED
    user = re.search(r"--uid (\d+)", text)
    assert user is not None and f"USER {user[1]}\n" in text and text.index("USER") < text.index("ENTRYPOINT")
    assert "VOLUME /data" in text and "CARDHOUSE_DATABASE=/data/" in text


def test_only_what_the_build_needs_is_sent_to_it() -> None:
    lines = read("Dockerfile.dockerignore").splitlines()
    assert lines[0] == "*" and sorted(line[1:] for line in lines if line[0] == "!") == sorted(check_deploy.SENT)
    assert all((HOME / name).exists() for name in check_deploy.SENT)
    left = {Path(line).name for line in lines[1:] if line[0] != "!"}
    assert left == set(check_deploy.NOT_SENT)


# -- compose


@pytest.mark.parametrize("name", ["compose.yaml", "compose.cluster.yaml"])
def test_compose_builds_our_image_and_shows_its_port(name: str) -> None:
    services = compose(name)["services"]
    ours = {name: service for name, service in services.items() if service["image"] == "cardhouse"}
    for service in ours.values():
        build = service["build"]
        assert (DEPLOY / build["context"]).resolve() == HOME and (HOME / build["dockerfile"]).is_file()
        assert all(shown.endswith(f":{PORT}") for shown in service["ports"]) and service["read_only"]
    volumes = [volume for service in services.values() for volume in service.get("volumes", ())]
    for source in (volume.partition(":")[0] for volume in volumes):
        assert (DEPLOY / source).exists() if source.startswith(".") else source in compose(name)["volumes"]


def test_the_balancer_knows_the_nodes_of_compose() -> None:
    services = compose("compose.cluster.yaml")["services"]
    nodes = [name for name, service in services.items() if service["image"] == "cardhouse"]
    assert nodes == ["n1", "n2", "n3"]
    assert [services[name]["environment"]["CARDHOUSE_NODE"] for name in nodes] == nodes
    assert len({shown for name in nodes for shown in services[name]["ports"]}) == 3
    balancer = read("haproxy.cfg")
    assert re.findall(r"^ +server (\w+) (\S+)$", balancer, re.MULTILINE) == [(name, f"{name}:{PORT}") for name in nodes]
    assert services["balancer"]["depends_on"] == nodes
    ((outside, inside),) = [shown.split(":") for shown in services["balancer"]["ports"]]
    assert f"bind :{inside}\n" in balancer and outside == "8080"
    (scraped,) = documents(DEPLOY / "prometheus" / "prometheus.yml")
    assert scraped["scrape_configs"][0]["static_configs"][0]["targets"] == [f"{name}:{PORT}" for name in nodes]
    (network,) = compose("compose.cluster.yaml")["networks"]["default"]["ipam"]["config"]
    assert {services[name]["environment"]["CARDHOUSE_PROXIES"] for name in nodes} == {network["subnet"]}


def test_the_nodes_are_pointed_at_the_services_beside_them() -> None:
    services = compose("compose.cluster.yaml")["services"]
    environment = services["n1"]["environment"]
    assert re.search(r"@(\w+)/", environment["CARDHOUSE_DATABASE"])[1] in services  # type: ignore[index]
    assert environment["CARDHOUSE_REDIS"].removeprefix("redis://") in services
    user = services["postgres"]["environment"]["POSTGRES_USER"]
    assert environment["CARDHOUSE_DATABASE"].startswith(f"postgresql://{user}:")


# -- Kubernetes


def test_kubernetes_asks_the_right_questions_of_the_right_pods() -> None:
    deployment, service, budget, ingress = documents(DEPLOY / "kubernetes.yaml")
    pod = deployment["spec"]["template"]
    labels = pod["metadata"]["labels"]
    assert labels == deployment["spec"]["selector"]["matchLabels"] == service["spec"]["selector"]
    assert labels == budget["spec"]["selector"]["matchLabels"]
    assert budget["spec"]["minAvailable"] < deployment["spec"]["replicas"]
    (container,) = pod["spec"]["containers"]
    assert container["ports"] == [{"name": "http", "containerPort": PORT}]
    probes = [container[f"{kind}Probe"]["httpGet"] for kind in ("startup", "readiness", "liveness")]
    assert [probe["path"] for probe in probes] == ["/health", "/ready", "/health"] and {"/health", "/ready"} <= ASKED
    assert all(probe["port"] == "http" for probe in probes)
    assert service["spec"]["ports"][0]["targetPort"] == "http"
    backend = ingress["spec"]["rules"][0]["http"]["paths"][0]["backend"]["service"]
    assert backend == {"name": service["metadata"]["name"], "port": {"name": "http"}}
    waits = int(container["lifecycle"]["preStop"]["exec"]["command"][1])
    assert pod["spec"]["terminationGracePeriodSeconds"] > waits + 15
    user = re.search(r"--uid (\d+)", read("Dockerfile"))
    assert user is not None and pod["spec"]["securityContext"]["runAsUser"] == int(user[1])
    keys = [one["valueFrom"]["secretKeyRef"]["key"] for one in container["env"] if "secretKeyRef" in str(one)]
    told = read("kubernetes.yaml")
    assert keys and all(f"--from-literal={key}=" in told for key in keys)


# -- proxies


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile", "cardhouse.service"])
def test_a_proxy_on_this_machine_finds_the_house(name: str) -> None:
    text = read(name)
    assert f"127.0.0.1:{PORT}" in text or "CARDHOUSE_PORT" not in text
    assert not set(re.findall(r"127\.0\.0\.1:(\d+)", text)) - {str(PORT), "8001"}


def test_what_is_asked_of_the_house_has_an_answer() -> None:
    paths = re.findall(r"(?:uri|path|path_beg|location =) (/\S*)", read("haproxy.cfg") + read("nginx.conf"))
    assert {"/ready", "/metrics"} <= set(paths) <= ASKED


def denied(text: str) -> set[str]:
    """What a proxy does not let through, in the words of Caddy, nginx and haproxy."""
    found = set(re.findall(r"^\s*respond (/\S+) 404$", text, re.MULTILINE))
    found |= set(re.findall(r"location = (/\S+) \{[^{}]*return 404;\s*\}", text))
    for rule in re.findall(r"http-request deny deny_status 404 if (.*)", text):
        found |= set(re.findall(r"\{ path (/\S+) \}", rule))
    return found


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf", "haproxy.cfg"])
def test_no_proxy_lets_the_figures_through(name: str) -> None:
    assert "/metrics" in denied(read(name))


def test_where_no_proxy_of_ours_is_in_front_a_token_guards_the_figures() -> None:
    """Containers are asked through their network, so nobody is on the same machine there."""
    for name in ("compose.yaml", "compose.cluster.yaml"):
        for service in compose(name)["services"].values():
            if service["image"] == "cardhouse":
                assert service["environment"]["CARDHOUSE_METRICS_TOKEN"] == "${CARDHOUSE_METRICS_TOKEN:-}"
    deployment, *_ = documents(DEPLOY / "kubernetes.yaml")
    (container,) = deployment["spec"]["template"]["spec"]["containers"]
    (token,) = [one for one in container["env"] if one["name"] == "CARDHOUSE_METRICS_TOKEN"]
    assert token["valueFrom"]["secretKeyRef"]["key"] == "metrics-token"
    (scraped,) = documents(DEPLOY / "prometheus" / "prometheus.yml")
    assert all(job["authorization"]["credentials_file"] for job in scraped["scrape_configs"])
    told = (HOME / "docs/hosting.md").read_text(encoding="utf-8")
    assert scraped["scrape_configs"][0]["authorization"]["credentials_file"] in told
    assert "`CARDHOUSE_METRICS_TOKEN`" in told.partition("## Monitoring")[2].partition("## Safety")[0]


# -- what is watched


def metrics_in(text: str) -> set[str]:
    found = set(re.findall(r"\b((?:cardhouse|process)_[a-z_]+)\b", text))
    return {re.sub(r"_(bucket|sum|count)$", "", name) for name in found}


def test_alerts_watch_what_there_is_and_say_what_to_do() -> None:
    (page,) = documents(DEPLOY / "prometheus" / "alerts.yml")
    rules = page["groups"][0]["rules"]
    assert len({rule["alert"] for rule in rules}) == len(rules) > 8
    for rule in rules:
        assert metrics_in(rule["expr"]) <= set(HELP) and (metrics_in(rule["expr"]) or rule["expr"].startswith("up{"))
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"] and rule["annotations"]["what_to_do"]


def test_the_page_names_every_alert() -> None:
    (page,) = documents(DEPLOY / "prometheus" / "alerts.yml")
    text = (HOME / "docs/hosting.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `([A-Z]\w+)` \|", text, re.MULTILINE)
    assert [rule["alert"] for rule in page["groups"][0]["rules"]] == told


def test_the_dashboard_shows_everything_that_is_counted() -> None:
    board = json.loads(read("grafana/cardhouse.json"))
    asked = {target["expr"] for panel in board["panels"] for target in panel.get("targets", ())}
    assert metrics_in(" ".join(asked)) == set(HELP)


def test_the_dashboard_can_be_brought_to_any_grafana() -> None:
    board = json.loads(read("grafana/cardhouse.json"))
    assert board["templating"]["list"][0]["type"] == "datasource"
    panels = [panel for panel in board["panels"] if panel["type"] != "row"]
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    for panel in panels:
        assert panel["description"] and panel["datasource"]["uid"] == "${datasource}"
        assert all('instance=~"$instance"' in target["expr"] for target in panel["targets"])
    places = [(p["gridPos"]["x"], p["gridPos"]["y"], p["gridPos"]["w"], p["gridPos"]["h"]) for p in board["panels"]]
    cells = [(x + i, y + j) for x, y, w, h in places for i in range(w) for j in range(h)]
    assert len(set(cells)) == len(cells) and all(x < 24 for x, _ in cells), "no two panels lie on each other"


@pytest.mark.parametrize("page", ["docs/hosting.md", "docs/scaling.md"])
def test_the_pages_name_only_what_is_counted(page: str) -> None:
    told = (HOME / page).read_text(encoding="utf-8")
    spoken = {name for name in metrics_in(" ".join(re.findall(r"`([a-z_]+)`", told))) if name.startswith("cardhouse_")}
    assert spoken <= set(HELP)


def test_the_android_app_has_what_bubblewrap_reads_and_looks_like_the_house() -> None:
    app, links = json.loads(read("android/twa-manifest.json")), json.loads(read("android/assetlinks.json"))
    page = json.loads((HOME / "web/public/manifest.webmanifest").read_text(encoding="utf-8"))
    assert app["appVersion"] and isinstance(app["appVersionCode"], int), "its build has no version otherwise"
    assert app["packageId"] == links[0]["target"]["package_name"]
    assert app["themeColor"].lower() == page["theme_color"]
    assert app["backgroundColor"].lower() == page["background_color"]
    assert (app["startUrl"], app["orientation"]) == (page["start_url"], page["orientation"])
    house = f"https://{app['host']}/"
    assert app["webManifestUrl"] == f"{house}manifest.webmanifest" and app["fullScopeUrl"] == house
    for icon in (app["iconUrl"], app["maskableIconUrl"]):
        assert (HOME / "web/public" / icon.removeprefix(house)).is_file(), icon
